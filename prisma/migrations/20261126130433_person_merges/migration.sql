-- CreateTable
CREATE TABLE "PersonMerge" (
    "id" SERIAL NOT NULL,
    "personId" INTEGER NOT NULL,
    "fromId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "emails" TEXT[],
    "ownerId" INTEGER,
    "followUpAt" DATE,
    "tags" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "before" JSONB NOT NULL,
    "mergedBy" TEXT NOT NULL,
    "mergedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PersonMerge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PersonMerge_fromId_key" ON "PersonMerge"("fromId");

-- CreateIndex
CREATE INDEX "PersonMerge_personId_id_idx" ON "PersonMerge"("personId", "id");

-- CreateIndex
CREATE INDEX "PersonMerge_mergedAt_idx" ON "PersonMerge"("mergedAt");

-- AddForeignKey
ALTER TABLE "PersonMerge" ADD CONSTRAINT "PersonMerge_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
