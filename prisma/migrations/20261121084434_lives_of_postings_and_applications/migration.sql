-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('SCAM', 'MISLEADING', 'DISCRIMINATION', 'CLOSED', 'OTHER');

-- AlterEnum
ALTER TYPE "PostingStatus" ADD VALUE 'RETURNED';
ALTER TYPE "PostingStatus" ADD VALUE 'CLOSED';
ALTER TYPE "PostingStatus" ADD VALUE 'FILLED';
ALTER TYPE "PostingStatus" ADD VALUE 'EXPIRED';

-- AlterTable
ALTER TABLE "Seeker" ADD COLUMN     "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "retentionWarnedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "closedAt" TIMESTAMPTZ(3),
ADD COLUMN     "questions" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "remindedOf" TIMESTAMPTZ(3),
ADD COLUMN     "searchWords" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', "jobTitle"), 'A') ||
  setweight(to_tsvector('english', "company" || ' ' || "location"), 'B') ||
  setweight(to_tsvector('english', left("description", 20000) || ' ' || left("qualification", 20000)), 'D')
) STORED;

-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "answers" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "coverNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "referrerHost" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "retentionWarnedAt" TIMESTAMPTZ(3),
ADD COLUMN     "source" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "retentionWarnedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PostingRevision" (
    "postingId" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "logoId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostingRevision_pkey" PRIMARY KEY ("postingId")
);

-- CreateTable
CREATE TABLE "PostingViews" (
    "postingId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PostingViews_pkey" PRIMARY KEY ("postingId","day")
);

-- CreateTable
CREATE TABLE "JobReport" (
    "id" SERIAL NOT NULL,
    "postingId" INTEGER NOT NULL,
    "reporter" TEXT NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "handledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationEvent" (
    "id" SERIAL NOT NULL,
    "applicationId" INTEGER NOT NULL,
    "state" "ApplicationState" NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicationEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationNote" (
    "id" SERIAL NOT NULL,
    "applicationId" INTEGER NOT NULL,
    "adminId" INTEGER,
    "authorName" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicationNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailWording" (
    "key" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailWording_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "RetentionRule" (
    "kind" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RetentionRule_pkey" PRIMARY KEY ("kind")
);

-- CreateIndex
CREATE INDEX "PostingRevision_createdAt_idx" ON "PostingRevision"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "PostingRevision_logoId_idx" ON "PostingRevision"("logoId");

-- CreateIndex
CREATE INDEX "JobReport_handledAt_createdAt_id_idx" ON "JobReport"("handledAt", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "JobReport_postingId_reporter_key" ON "JobReport"("postingId", "reporter");

-- CreateIndex
CREATE INDEX "ApplicationEvent_applicationId_id_idx" ON "ApplicationEvent"("applicationId", "id");

-- CreateIndex
CREATE INDEX "ApplicationNote_applicationId_id_idx" ON "ApplicationNote"("applicationId", "id");

-- CreateIndex
CREATE INDEX "Seeker_userName_id_idx" ON "Seeker"("userName", "id");

-- CreateIndex
CREATE INDEX "Seeker_lastSeenAt_idx" ON "Seeker"("lastSeenAt");

-- CreateIndex
CREATE INDEX "Posting_status_expiresAt_idx" ON "Posting"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "Posting_jobTitle_id_idx" ON "Posting"("jobTitle", "id");

-- CreateIndex
CREATE INDEX "Posting_company_id_idx" ON "Posting"("company", "id");

-- CreateIndex
CREATE INDEX "Application_studentName_id_idx" ON "Application"("studentName", "id");

-- AddForeignKey
ALTER TABLE "PostingRevision" ADD CONSTRAINT "PostingRevision_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostingRevision" ADD CONSTRAINT "PostingRevision_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostingViews" ADD CONSTRAINT "PostingViews_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobReport" ADD CONSTRAINT "JobReport_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationEvent" ADD CONSTRAINT "ApplicationEvent_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationNote" ADD CONSTRAINT "ApplicationNote_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX IF NOT EXISTS "Posting_searchWords_idx" ON "Posting" USING GIN ("searchWords");

-- What is known of the applications that are there already: when they came, and what was last decided.
INSERT INTO "ApplicationEvent" ("applicationId", "state", "actorKind", "actorName", "createdAt")
SELECT "id", 'NEW', 'SEEKER', "studentName", "createdAt" FROM "Application" ORDER BY "id";
INSERT INTO "ApplicationEvent" ("applicationId", "state", "actorKind", "actorName", "createdAt")
SELECT "id", "state", 'SYSTEM', '', "stateChangedAt" FROM "Application" WHERE "state" <> 'NEW' ORDER BY "id";
