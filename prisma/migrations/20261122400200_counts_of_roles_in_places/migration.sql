-- AlterTable
ALTER TABLE "LandingCount" ADD COLUMN     "place" TEXT,
ADD COLUMN     "role" TEXT;
