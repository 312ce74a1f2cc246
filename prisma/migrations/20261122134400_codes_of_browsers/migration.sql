-- Codes that were sent before belong to no browser: they work for a client without cookies.
-- CreateEnum
CREATE TYPE "MailRequestKind" AS ENUM ('CODE', 'RESET');

-- AlterTable
ALTER TABLE "OneTimeCode" DROP CONSTRAINT "OneTimeCode_pkey",
ADD COLUMN     "browser" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "OneTimeCode_pkey" PRIMARY KEY ("email", "browser");

-- CreateTable
CREATE TABLE "MailRequest" (
    "id" SERIAL NOT NULL,
    "kind" "MailRequestKind" NOT NULL,
    "email" TEXT NOT NULL,
    "browsers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailRequest_pkey" PRIMARY KEY ("id")
);
