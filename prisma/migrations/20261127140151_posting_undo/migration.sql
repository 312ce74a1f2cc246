-- CreateTable
CREATE TABLE "PostingUndo" (
    "postingId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "undoUntil" TIMESTAMPTZ(3) NOT NULL,
    "mailId" INTEGER,
    "webhookEventId" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "decisionReason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PostingUndo_pkey" PRIMARY KEY ("postingId")
);

-- AddForeignKey
ALTER TABLE "PostingUndo" ADD CONSTRAINT "PostingUndo_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;
