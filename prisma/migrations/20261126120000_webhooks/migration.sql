CREATE TYPE "WebhookDeliveryState" AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

CREATE TABLE "WebhookEndpoint" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "events" TEXT[] NOT NULL,
  "sealedSecret" TEXT NOT NULL,
  "sealedOldSecret" TEXT NOT NULL DEFAULT '',
  "oldSecretUntil" TIMESTAMPTZ(3),
  "failingSince" TIMESTAMPTZ(3),
  "pausedAt" TIMESTAMPTZ(3),
  "pauseReason" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdBy" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "WebhookDelivery" (
  "id" SERIAL PRIMARY KEY,
  "endpointId" INTEGER NOT NULL REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "eventId" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "payload" TEXT NOT NULL,
  "state" "WebhookDeliveryState" NOT NULL DEFAULT 'WAITING',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "attemptedAt" TIMESTAMPTZ(3),
  "url" TEXT NOT NULL DEFAULT '',
  "status" INTEGER,
  "response" TEXT NOT NULL DEFAULT '',
  "error" TEXT NOT NULL DEFAULT '',
  "ms" INTEGER,
  "endedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE INDEX "WebhookDelivery_endpointId_state_nextAttemptAt_idx" ON "WebhookDelivery"("endpointId", "state", "nextAttemptAt");
CREATE INDEX "WebhookDelivery_endpointId_subject_state_id_idx" ON "WebhookDelivery"("endpointId", "subject", "state", "id");
CREATE INDEX "WebhookDelivery_endpointId_id_idx" ON "WebhookDelivery"("endpointId", "id" DESC);
CREATE INDEX "WebhookDelivery_state_endedAt_idx" ON "WebhookDelivery"("state", "endedAt");
CREATE INDEX "WebhookDelivery_eventId_idx" ON "WebhookDelivery"("eventId");

ALTER TABLE "ApplicationEvent" ADD COLUMN "webhookEventId" TEXT;
