-- AlterEnum
ALTER TYPE "MailRequestKind" ADD VALUE 'PROVIDER_CODE';

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "breakGlassAt" TIMESTAMPTZ(3),
ALTER COLUMN "passwordHash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "identityId" INTEGER,
ADD COLUMN     "providerSession" TEXT;

-- CreateTable
CREATE TABLE "Identity" (
    "id" SERIAL NOT NULL,
    "isStaff" BOOLEAN NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "seekerId" INTEGER,
    "adminId" INTEGER,
    "provider" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "isRoleByGroup" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffRequest" (
    "id" SERIAL NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StaffRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Identity_seekerId_idx" ON "Identity"("seekerId");

-- CreateIndex
CREATE INDEX "Identity_adminId_idx" ON "Identity"("adminId");

-- CreateIndex
CREATE UNIQUE INDEX "Identity_isStaff_issuer_subject_key" ON "Identity"("isStaff", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "StaffRequest_issuer_subject_key" ON "StaffRequest"("issuer", "subject");

-- CreateIndex
CREATE INDEX "Session_identityId_idx" ON "Session"("identityId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_identityId_fkey" FOREIGN KEY ("identityId") REFERENCES "Identity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Identity" ADD CONSTRAINT "Identity_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Identity" ADD CONSTRAINT "Identity_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
