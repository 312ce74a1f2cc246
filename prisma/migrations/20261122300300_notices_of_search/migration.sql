-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "changedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "SearchNotice" (
    "id" SERIAL NOT NULL,
    "service" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "isRemoved" BOOLEAN NOT NULL,
    "leasedUntil" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SearchNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SearchNotice_sentAt_id_idx" ON "SearchNotice"("sentAt", "id");
