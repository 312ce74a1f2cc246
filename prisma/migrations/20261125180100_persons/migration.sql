-- AlterTable
ALTER TABLE "Seeker" ADD COLUMN     "personId" INTEGER;

-- AlterTable
ALTER TABLE "DemoRegistration" ADD COLUMN     "personId" INTEGER;

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "personId" INTEGER;

-- CreateTable
CREATE TABLE "Person" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "ownerId" INTEGER,
    "followUpAt" DATE,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PersonEmail" (
    "address" TEXT NOT NULL,
    "personId" INTEGER NOT NULL,

    CONSTRAINT "PersonEmail_pkey" PRIMARY KEY ("address"),
    CONSTRAINT "PersonEmail_address_lower" CHECK ("address" = lower("address"))
);

-- CreateIndex
CREATE INDEX "Person_createdAt_id_idx" ON "Person"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Person_name_id_idx" ON "Person"("name", "id");

-- CreateIndex
CREATE INDEX "Person_ownerId_followUpAt_idx" ON "Person"("ownerId", "followUpAt");

-- CreateIndex
CREATE INDEX "Person_followUpAt_id_idx" ON "Person"("followUpAt", "id");

-- CreateIndex
CREATE INDEX "Person_tags_idx" ON "Person" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "PersonEmail_personId_idx" ON "PersonEmail"("personId");

-- CreateIndex
CREATE INDEX "Seeker_personId_id_idx" ON "Seeker"("personId", "id");

-- CreateIndex
CREATE INDEX "DemoRegistration_personId_id_idx" ON "DemoRegistration"("personId", "id");

-- CreateIndex
CREATE INDEX "ContactMessage_personId_id_idx" ON "ContactMessage"("personId", "id");

-- AddForeignKey
ALTER TABLE "Seeker" ADD CONSTRAINT "Seeker_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DemoRegistration" ADD CONSTRAINT "DemoRegistration_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactMessage" ADD CONSTRAINT "ContactMessage_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonEmail" ADD CONSTRAINT "PersonEmail_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rows that lib/hiring/persons still has to link. The site does so in the background once it has started.
CREATE INDEX "Seeker_unlinked_idx" ON "Seeker" ("id") WHERE "personId" IS NULL AND "verifiedAt" IS NOT NULL;
CREATE INDEX "DemoRegistration_unlinked_idx" ON "DemoRegistration" ("id") WHERE "personId" IS NULL AND "email" <> '';
CREATE INDEX "ContactMessage_unlinked_idx" ON "ContactMessage" ("id") WHERE "personId" IS NULL AND "email" <> '';

CREATE INDEX "Person_search_idx" ON "Person" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "PersonEmail_search_idx" ON "PersonEmail" USING GIN ("address" gin_trgm_ops);

-- People whose name isn't known yet.
CREATE INDEX "Person_nameless_idx" ON "Person" ("id") WHERE "name" = '';
