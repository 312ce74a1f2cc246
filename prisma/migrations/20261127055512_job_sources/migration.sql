-- AlterEnum
ALTER TYPE "JobImportKind" ADD VALUE 'MISSING';

-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "feedHash" TEXT;

-- AlterTable
ALTER TABLE "JobImport" ADD COLUMN     "missing" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sourceId" INTEGER;

-- CreateTable
CREATE TABLE "JobSource" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "everyMinutes" INTEGER NOT NULL,
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "mapping" JSONB,
    "pausedAt" TIMESTAMPTZ(3),
    "pauseReason" TEXT NOT NULL DEFAULT '',
    "etag" TEXT NOT NULL DEFAULT '',
    "lastModified" TEXT NOT NULL DEFAULT '',
    "contentHash" TEXT NOT NULL DEFAULT '',
    "checkedAt" TIMESTAMPTZ(3),
    "nextCheckAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT NOT NULL DEFAULT '',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "adminId" INTEGER NOT NULL,
    "adminName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobSource_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "JobSource_createdAt_id_idx" ON "JobSource"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "JobImport_sourceId_id_idx" ON "JobImport"("sourceId", "id");

-- AddForeignKey
ALTER TABLE "JobImport" ADD CONSTRAINT "JobImport_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "JobSource"("id") ON DELETE SET NULL ON UPDATE CASCADE;
