-- AlterTable
ALTER TABLE "ApplicationEvent" ADD COLUMN     "mailId" INTEGER,
ADD COLUMN     "mailSubject" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "mailText" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "ApplicationEvent_mailId_idx" ON "ApplicationEvent"("mailId");

-- AddForeignKey
ALTER TABLE "ApplicationEvent" ADD CONSTRAINT "ApplicationEvent_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "Mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;
