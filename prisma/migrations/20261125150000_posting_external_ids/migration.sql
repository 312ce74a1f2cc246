-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "source" TEXT,
ADD COLUMN     "externalId" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Posting_source_externalId_key" ON "Posting"("source", "externalId");
