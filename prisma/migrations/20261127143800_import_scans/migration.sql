-- AlterTable
ALTER TABLE "ImportFile" ADD COLUMN     "isWaiting" BOOLEAN NOT NULL DEFAULT false;
