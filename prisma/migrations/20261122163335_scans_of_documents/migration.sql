-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN     "scannedAt" TIMESTAMPTZ(3);
