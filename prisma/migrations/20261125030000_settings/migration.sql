-- AlterEnum
ALTER TYPE "FileKind" ADD VALUE 'SITE_LOGO';

-- CreateTable
CREATE TABLE "SettingVersion" (
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "adminName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SettingVersion_pkey" PRIMARY KEY ("name","version")
);
