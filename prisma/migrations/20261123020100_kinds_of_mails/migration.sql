-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Mail_kind_createdAt_id_idx" ON "Mail"("kind", "createdAt" DESC, "id" DESC);
