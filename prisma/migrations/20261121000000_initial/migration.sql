-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('COMPANY_LOGO', 'RESUME', 'PROFILE_IMAGE', 'BLOG_IMAGE', 'PARTNER_LOGO');

-- CreateEnum
CREATE TYPE "PostingStatus" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "EmploymentType" AS ENUM ('FULL_TIME', 'PART_TIME', 'CONTRACT');

-- CreateEnum
CREATE TYPE "WorkMode" AS ENUM ('ONSITE', 'HYBRID', 'REMOTE');

-- CreateEnum
CREATE TYPE "PayPeriod" AS ENUM ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');

-- CreateEnum
CREATE TYPE "DemoType" AS ENUM ('LIVE_SESSION', 'RECORDED_SESSION');

-- CreateEnum
CREATE TYPE "PartnerStatus" AS ENUM ('ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('WAITING', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "Seeker" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "userName" TEXT NOT NULL DEFAULT '',
    "mobile" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "passwordHash" TEXT,
    "verifiedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Seeker_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Admin" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "seekerId" INTEGER,
    "adminId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneTimeCode" (
    "email" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OneTimeCode_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "tokenHash" TEXT NOT NULL,
    "seekerId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "FileKind" NOT NULL,
    "originalName" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Posting" (
    "id" SERIAL NOT NULL,
    "status" "PostingStatus" NOT NULL DEFAULT 'PENDING',
    "slug" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mobileNumber" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "companyUrl" TEXT NOT NULL DEFAULT '',
    "logoId" INTEGER,
    "jobTitle" TEXT NOT NULL,
    "vacancies" INTEGER NOT NULL,
    "workDays" TEXT NOT NULL,
    "experience" TEXT NOT NULL,
    "salary" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "noticePeriod" TEXT NOT NULL,
    "employmentType" "EmploymentType" NOT NULL,
    "workMode" "WorkMode" NOT NULL,
    "description" TEXT NOT NULL,
    "qualification" TEXT NOT NULL,
    "experienceYears" INTEGER,
    "payMin" DECIMAL(12,2),
    "payMax" DECIMAL(12,2),
    "payCurrency" CHAR(3),
    "payPeriod" "PayPeriod",
    "monthlyPayInr" INTEGER,
    "city" TEXT,
    "region" TEXT,
    "country" CHAR(2),
    "remoteCountries" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "confirmedAt" TIMESTAMPTZ(3),
    "closesOn" TIMESTAMPTZ(3),
    "approvedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Posting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Application" (
    "id" SERIAL NOT NULL,
    "postingId" INTEGER NOT NULL,
    "seekerId" INTEGER NOT NULL,
    "studentName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mobileNumber" TEXT NOT NULL,
    "resumeId" INTEGER NOT NULL,
    "termsVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobPost" (
    "id" SERIAL NOT NULL,
    "company" TEXT NOT NULL,
    "jobTitle" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "salary" TEXT NOT NULL,
    "experience" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "candidateName" TEXT NOT NULL,
    "candidateEmail" TEXT NOT NULL,
    "candidatePhone" TEXT NOT NULL,
    "resume" TEXT NOT NULL,
    "workMode" "WorkMode" NOT NULL,
    "date" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobPost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Blog" (
    "id" SERIAL NOT NULL,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "imageId" INTEGER,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    "date" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Blog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Profile" (
    "id" SERIAL NOT NULL,
    "seekerId" INTEGER NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "personalInfo" TEXT NOT NULL DEFAULT '',
    "salaryDetails" TEXT NOT NULL DEFAULT '',
    "workExperience" TEXT NOT NULL DEFAULT '',
    "educationDegree" TEXT NOT NULL DEFAULT '',
    "educationInstitute" TEXT NOT NULL DEFAULT '',
    "educationLocation" TEXT NOT NULL DEFAULT '',
    "educationDate" TEXT NOT NULL DEFAULT '',
    "visaStatus" TEXT NOT NULL DEFAULT '',
    "noticePeriod" TEXT NOT NULL DEFAULT '',
    "expectedSalary" TEXT NOT NULL DEFAULT '',
    "certification" TEXT NOT NULL DEFAULT '',
    "skills" TEXT NOT NULL DEFAULT '',
    "additionalInfo" TEXT NOT NULL DEFAULT '',
    "resumeId" INTEGER,
    "imageId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoRegistration" (
    "id" SERIAL NOT NULL,
    "studentId" INTEGER NOT NULL DEFAULT 1,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "type" "DemoType" NOT NULL,
    "email" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DemoRegistration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Partner" (
    "id" SERIAL NOT NULL,
    "status" "PartnerStatus" NOT NULL DEFAULT 'INACTIVE',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "companyName" TEXT NOT NULL,
    "companyWebsite" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "logoId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Partner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" SERIAL NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Seeker_email_key" ON "Seeker"("email");

-- CreateIndex
CREATE INDEX "Seeker_createdAt_id_idx" ON "Seeker"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Admin_email_key" ON "Admin"("email");

-- CreateIndex
CREATE INDEX "Session_seekerId_idx" ON "Session"("seekerId");

-- CreateIndex
CREATE INDEX "Session_adminId_idx" ON "Session"("adminId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "OneTimeCode_expiresAt_idx" ON "OneTimeCode"("expiresAt");

-- CreateIndex
CREATE INDEX "PasswordReset_seekerId_idx" ON "PasswordReset"("seekerId");

-- CreateIndex
CREATE INDEX "PasswordReset_expiresAt_idx" ON "PasswordReset"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "StoredFile_name_key" ON "StoredFile"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Posting_slug_key" ON "Posting"("slug");

-- CreateIndex
CREATE INDEX "Posting_status_approvedAt_id_idx" ON "Posting"("status", "approvedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Posting_status_monthlyPayInr_id_idx" ON "Posting"("status", "monthlyPayInr" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Posting_createdAt_id_idx" ON "Posting"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Posting_email_jobTitle_idx" ON "Posting"("email", "jobTitle");

-- CreateIndex
CREATE INDEX "Posting_logoId_idx" ON "Posting"("logoId");

-- CreateIndex
CREATE INDEX "Application_seekerId_createdAt_idx" ON "Application"("seekerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Application_createdAt_id_idx" ON "Application"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Application_resumeId_idx" ON "Application"("resumeId");

-- CreateIndex
CREATE UNIQUE INDEX "Application_postingId_seekerId_key" ON "Application"("postingId", "seekerId");

-- CreateIndex
CREATE INDEX "JobPost_createdAt_id_idx" ON "JobPost"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Blog_date_id_idx" ON "Blog"("date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Blog_imageId_idx" ON "Blog"("imageId");

-- CreateIndex
CREATE UNIQUE INDEX "Profile_seekerId_key" ON "Profile"("seekerId");

-- CreateIndex
CREATE INDEX "Profile_resumeId_idx" ON "Profile"("resumeId");

-- CreateIndex
CREATE INDEX "Profile_imageId_idx" ON "Profile"("imageId");

-- CreateIndex
CREATE INDEX "DemoRegistration_createdAt_id_idx" ON "DemoRegistration"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_id_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Partner_status_id_idx" ON "Partner"("status", "id");

-- CreateIndex
CREATE INDEX "Partner_logoId_idx" ON "Partner"("logoId");

-- CreateIndex
CREATE INDEX "Mail_state_nextAttemptAt_idx" ON "Mail"("state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "Mail_createdAt_id_idx" ON "Mail"("createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Posting" ADD CONSTRAINT "Posting_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Blog" ADD CONSTRAINT "Blog_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Partner" ADD CONSTRAINT "Partner_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say: searching titles by any part of them, and rules that no code path may break.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX "Posting_jobTitle_trgm_idx" ON "Posting" USING GIN ("jobTitle" gin_trgm_ops);

-- The public list: approved postings, newest first, narrowed by mode, country, experience and pay.
CREATE INDEX "Posting_public_idx" ON "Posting" ("approvedAt" DESC, "id" DESC)
  INCLUDE ("expiresAt", "workMode", "country", "experienceYears", "monthlyPayInr") WHERE "status" = 'APPROVED';

-- One person, one job title, one pending posting: a second click is not a second posting.
CREATE UNIQUE INDEX "Posting_one_pending_key" ON "Posting" (lower("email"), lower("company"), lower("jobTitle"))
  WHERE "status" = 'PENDING';

ALTER TABLE "Seeker" ADD CONSTRAINT "Seeker_email_is_lower" CHECK ("email" = lower("email"));
ALTER TABLE "Admin" ADD CONSTRAINT "Admin_email_is_lower" CHECK ("email" = lower("email"));
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_attempts_range" CHECK ("attempts" BETWEEN 0 AND 5);
ALTER TABLE "Session" ADD CONSTRAINT "Session_has_one_owner" CHECK (num_nonnulls("seekerId", "adminId") = 1);
ALTER TABLE "Posting" ADD CONSTRAINT "Posting_vacancies_positive" CHECK ("vacancies" > 0);
ALTER TABLE "Posting" ADD CONSTRAINT "Posting_pay_is_whole" CHECK (
  ("payCurrency" IS NULL) = ("payPeriod" IS NULL) AND (num_nonnulls("payMin", "payMax") > 0) = ("payCurrency" IS NOT NULL)
  AND ("payMin" IS NULL OR "payMax" IS NULL OR "payMin" <= "payMax"));
ALTER TABLE "Posting" ADD CONSTRAINT "Posting_public_is_complete" CHECK (
  "status" <> 'APPROVED' OR num_nonnulls("slug", "approvedAt", "expiresAt") = 3);
