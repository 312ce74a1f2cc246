-- CreateTable
CREATE TABLE "NewsMail" (
    "id" SERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "sent" INTEGER NOT NULL DEFAULT 0,
    "lastSeekerId" INTEGER NOT NULL DEFAULT 0,
    "finishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NewsMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NewsMail_finishedAt_idx" ON "NewsMail"("finishedAt");

-- CreateIndex
CREATE INDEX "NewsMail_createdAt_id_idx" ON "NewsMail"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Consent_kind_seekerId_idx" ON "Consent"("kind", "seekerId");
