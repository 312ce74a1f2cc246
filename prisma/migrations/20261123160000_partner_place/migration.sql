-- AlterTable
ALTER TABLE "Partner" ADD COLUMN "place" INTEGER;
