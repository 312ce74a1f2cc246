-- AlterEnum
ALTER TYPE "ActorKind" ADD VALUE 'API_KEY';

-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "start" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "scopes" TEXT[],
    "callsPerMinute" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotentCall" (
    "apiKeyId" INTEGER NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL DEFAULT 0,
    "response" JSON NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotentCall_pkey" PRIMARY KEY ("apiKeyId","idempotencyKey")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_secretHash_key" ON "ApiKey"("secretHash");

-- CreateIndex
CREATE INDEX "IdempotentCall_createdAt_idx" ON "IdempotentCall"("createdAt");

-- CreateIndex
CREATE INDEX "Posting_updatedAt_id_idx" ON "Posting"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Application_stateChangedAt_id_idx" ON "Application"("stateChangedAt", "id");

-- AddForeignKey
ALTER TABLE "IdempotentCall" ADD CONSTRAINT "IdempotentCall_apiKeyId_fkey" FOREIGN KEY ("apiKeyId") REFERENCES "ApiKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever changes a posting, programs that follow changes find it. The engine that applies migrations splits them at
-- semicolons, so the function spells its own as \u003B.
CREATE FUNCTION note_posting_update() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  NEW."updatedAt" = clock_timestamp()\u003B
  RETURN NEW\u003B
END';
CREATE TRIGGER "Posting_updated" BEFORE UPDATE ON "Posting" FOR EACH ROW EXECUTE FUNCTION note_posting_update();

-- A program's jobs are told apart by their external ids, so it can have the same job in several cities in review.
DROP INDEX "Posting_one_pending_key";
CREATE UNIQUE INDEX "Posting_one_pending_key" ON "Posting" (lower("email"), lower("company"), lower("jobTitle"))
  WHERE "status" = 'PENDING' AND "externalId" IS NULL;
