-- CreateEnum
CREATE TYPE "InterviewKind" AS ENUM ('PHONE', 'VIDEO', 'ON_SITE');

-- CreateEnum
CREATE TYPE "InterviewState" AS ENUM ('PROPOSED', 'DECLINED', 'SCHEDULED', 'CANCELED');

-- CreateEnum
CREATE TYPE "InterviewStep" AS ENUM ('PROPOSED', 'RESCHEDULED', 'PICKED', 'DECLINED', 'CANCELED');

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "calendarHash" TEXT,
ADD COLUMN     "calendarSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "calendar" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "interviewId" INTEGER;

-- CreateTable
CREATE TABLE "Interview" (
    "id" SERIAL NOT NULL,
    "applicationId" INTEGER NOT NULL,
    "recruiterId" INTEGER,
    "uid" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "title" TEXT NOT NULL,
    "kind" "InterviewKind" NOT NULL,
    "place" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,
    "timeZone" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "slots" TIMESTAMPTZ(3)[],
    "state" "InterviewState" NOT NULL DEFAULT 'PROPOSED',
    "startsAt" TIMESTAMPTZ(3),
    "applicantZone" TEXT NOT NULL DEFAULT '',
    "remindedOf" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Interview_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InterviewEvent" (
    "id" SERIAL NOT NULL,
    "interviewId" INTEGER NOT NULL,
    "step" "InterviewStep" NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "actorName" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3),
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InterviewEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Interview_uid_key" ON "Interview"("uid");

-- CreateIndex
CREATE INDEX "Interview_applicationId_id_idx" ON "Interview"("applicationId", "id");

-- CreateIndex
CREATE INDEX "Interview_recruiterId_startsAt_idx" ON "Interview"("recruiterId", "startsAt");

-- CreateIndex
CREATE INDEX "Interview_state_startsAt_idx" ON "Interview"("state", "startsAt");

-- CreateIndex
CREATE INDEX "InterviewEvent_interviewId_id_idx" ON "InterviewEvent"("interviewId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Admin_calendarHash_key" ON "Admin"("calendarHash");

-- CreateIndex
CREATE INDEX "Mail_interviewId_idx" ON "Mail"("interviewId");

-- AddForeignKey
ALTER TABLE "Interview" ADD CONSTRAINT "Interview_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interview" ADD CONSTRAINT "Interview_recruiterId_fkey" FOREIGN KEY ("recruiterId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterviewEvent" ADD CONSTRAINT "InterviewEvent_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;
