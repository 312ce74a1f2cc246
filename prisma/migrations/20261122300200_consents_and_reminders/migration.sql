-- AlterTable
ALTER TABLE "Seeker" ADD COLUMN     "wantsJobReminders" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "SavedJob" ADD COLUMN     "remindedOf" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "GeneralApplication" (
    "id" SERIAL NOT NULL,
    "seekerId" INTEGER NOT NULL,
    "resumeId" INTEGER NOT NULL,
    "studentName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "wish" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GeneralApplication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SelfIdentification" (
    "seekerId" INTEGER NOT NULL,
    "gender" TEXT NOT NULL DEFAULT '',
    "ethnicity" TEXT NOT NULL DEFAULT '',
    "veteran" TEXT NOT NULL DEFAULT '',
    "disability" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SelfIdentification_pkey" PRIMARY KEY ("seekerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "GeneralApplication_seekerId_key" ON "GeneralApplication"("seekerId");

-- CreateIndex
CREATE INDEX "GeneralApplication_resumeId_idx" ON "GeneralApplication"("resumeId");

-- CreateIndex
CREATE INDEX "GeneralApplication_createdAt_id_idx" ON "GeneralApplication"("createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "GeneralApplication" ADD CONSTRAINT "GeneralApplication_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GeneralApplication" ADD CONSTRAINT "GeneralApplication_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SelfIdentification" ADD CONSTRAINT "SelfIdentification_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;
