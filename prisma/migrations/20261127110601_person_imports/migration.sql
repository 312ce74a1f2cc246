-- CreateEnum
CREATE TYPE "ImportContent" AS ENUM ('JOBS', 'PEOPLE');

-- AlterTable
ALTER TABLE "JobImport" ADD COLUMN     "content" "ImportContent" NOT NULL DEFAULT 'JOBS';

-- AlterTable
ALTER TABLE "JobImportRow" ADD COLUMN     "applicationId" INTEGER,
ADD COLUMN     "email" TEXT,
ADD COLUMN     "seekerId" INTEGER;

-- CreateTable
CREATE TABLE "ImportFile" (
    "importId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "fileId" INTEGER,
    "problem" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ImportFile_pkey" PRIMARY KEY ("importId","name")
);

-- CreateIndex
CREATE INDEX "ImportFile_fileId_idx" ON "ImportFile"("fileId");

-- CreateIndex
CREATE INDEX "JobImportRow_email_idx" ON "JobImportRow"("email");

-- AddForeignKey
ALTER TABLE "ImportFile" ADD CONSTRAINT "ImportFile_importId_fkey" FOREIGN KEY ("importId") REFERENCES "JobImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportFile" ADD CONSTRAINT "ImportFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Posting_externalId_idx" ON "Posting"("externalId");
