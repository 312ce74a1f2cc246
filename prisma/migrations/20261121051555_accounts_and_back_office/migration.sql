-- CreateEnum
CREATE TYPE "AdminRole" AS ENUM ('OWNER', 'EDITOR', 'RECRUITER');

-- CreateEnum
CREATE TYPE "ActorKind" AS ENUM ('ADMIN', 'SEEKER', 'EMPLOYER', 'SYSTEM');

-- CreateEnum
CREATE TYPE "ApplicationState" AS ENUM ('NEW', 'REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "BlogState" AS ENUM ('DRAFT', 'PUBLISHED');

-- CreateEnum
CREATE TYPE "CommentState" AS ENUM ('WAITING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "AlertFrequency" AS ENUM ('DAILY', 'WEEKLY');

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "recoveryCodes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "role" "AdminRole" NOT NULL DEFAULT 'OWNER',
ADD COLUMN     "totpEnabledAt" TIMESTAMPTZ(3),
ADD COLUMN     "totpLastStep" INTEGER,
ADD COLUMN     "totpSecret" TEXT;

-- Whoever was an admin before there were roles could do everything. Later admins are given a role by name.
ALTER TABLE "Admin" ALTER COLUMN "role" DROP DEFAULT;

-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "decisionReason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "state" "ApplicationState" NOT NULL DEFAULT 'NEW',
ADD COLUMN     "stateChangedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "JobPost" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Blog" ADD COLUMN     "publishAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "state" "BlogState" NOT NULL DEFAULT 'PUBLISHED',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "consentVersion" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "readAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Partner" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "headers" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "AdminInvitation" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "AdminRole" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AdminInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "actorId" INTEGER,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subjectId" INTEGER,
    "subject" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BlogComment" (
    "id" SERIAL NOT NULL,
    "blogId" INTEGER NOT NULL,
    "state" "CommentState" NOT NULL DEFAULT 'WAITING',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BlogComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedJob" (
    "seekerId" INTEGER NOT NULL,
    "postingId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedJob_pkey" PRIMARY KEY ("seekerId","postingId")
);

-- CreateTable
CREATE TABLE "JobAlert" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "seekerId" INTEGER,
    "search" TEXT NOT NULL,
    "frequency" "AlertFrequency" NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "newsSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobAlert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobAlertMatch" (
    "alertId" INTEGER NOT NULL,
    "postingId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobAlertMatch_pkey" PRIMARY KEY ("alertId","postingId")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" SERIAL NOT NULL,
    "seekerId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "textVersion" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AdminInvitation_email_key" ON "AdminInvitation"("email");

-- CreateIndex
CREATE UNIQUE INDEX "AdminInvitation_tokenHash_key" ON "AdminInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_id_idx" ON "AuditEntry"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_action_createdAt_idx" ON "AuditEntry"("action", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_actorKind_actorId_idx" ON "AuditEntry"("actorKind", "actorId");

-- CreateIndex
CREATE INDEX "BlogComment_blogId_state_createdAt_idx" ON "BlogComment"("blogId", "state", "createdAt");

-- CreateIndex
CREATE INDEX "BlogComment_state_createdAt_id_idx" ON "BlogComment"("state", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SavedJob_postingId_idx" ON "SavedJob"("postingId");

-- CreateIndex
CREATE INDEX "JobAlert_nextAt_idx" ON "JobAlert"("nextAt");

-- CreateIndex
CREATE INDEX "JobAlert_seekerId_idx" ON "JobAlert"("seekerId");

-- CreateIndex
CREATE UNIQUE INDEX "JobAlert_email_search_key" ON "JobAlert"("email", "search");

-- CreateIndex
CREATE INDEX "JobAlertMatch_postingId_idx" ON "JobAlertMatch"("postingId");

-- CreateIndex
CREATE INDEX "Consent_seekerId_createdAt_idx" ON "Consent"("seekerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Blog_state_publishAt_idx" ON "Blog"("state", "publishAt");

-- AddForeignKey
ALTER TABLE "BlogComment" ADD CONSTRAINT "BlogComment_blogId_fkey" FOREIGN KEY ("blogId") REFERENCES "Blog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedJob" ADD CONSTRAINT "SavedJob_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedJob" ADD CONSTRAINT "SavedJob_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobAlert" ADD CONSTRAINT "JobAlert_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobAlertMatch" ADD CONSTRAINT "JobAlertMatch_alertId_fkey" FOREIGN KEY ("alertId") REFERENCES "JobAlert"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobAlertMatch" ADD CONSTRAINT "JobAlertMatch_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;
