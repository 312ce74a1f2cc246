-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "cities" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "isPayStated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isPlaceStated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mayBeRemote" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "places" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "readerVersion" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "regions" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "Posting_readerVersion_idx" ON "Posting"("readerVersion");

-- What was known of the place stays found by it until the portal reads the texts of these rows again, which it does once it has started.
UPDATE "Posting" SET
  "cities" = array_remove(ARRAY["city"], NULL),
  "regions" = array_remove(ARRAY["region"], NULL),
  "countries" = ARRAY(SELECT DISTINCT each FROM unnest(array_append("remoteCountries", "country"::text)) AS each WHERE each IS NOT NULL);

-- As it was, with the countries in place of the country.
DROP INDEX "Posting_public_idx";
CREATE INDEX "Posting_public_idx" ON "Posting" ("approvedAt" DESC, "id" DESC)
  INCLUDE ("expiresAt", "workMode", "countries", "mayBeRemote", "experienceYears", "monthlyPayInr") WHERE "status" = 'APPROVED';
