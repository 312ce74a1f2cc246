-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "traceparent" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "MailRequest" ADD COLUMN     "traceparent" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "traceparent" TEXT NOT NULL DEFAULT '';
