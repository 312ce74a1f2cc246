-- Searches find the owners of resumes in the indexes alone.
-- CreateIndex
CREATE INDEX "Application_resumeId_seekerId_idx" ON "Application"("resumeId", "seekerId");
CREATE INDEX "Profile_resumeId_seekerId_idx" ON "Profile"("resumeId", "seekerId");

-- DropIndex
DROP INDEX "Application_resumeId_idx";
DROP INDEX "Profile_resumeId_idx";
