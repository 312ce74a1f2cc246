-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "summaryAt" TIMESTAMPTZ(3);
