-- AlterTable
ALTER TABLE "PersonEmail" ADD COLUMN     "refusal" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refusedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "personMailId" INTEGER;

-- CreateTable
CREATE TABLE "MessageTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MessageTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PersonMail" (
    "id" SERIAL NOT NULL,
    "personId" INTEGER NOT NULL,
    "email" TEXT,
    "sendId" UUID NOT NULL,
    "adminId" INTEGER,
    "authorName" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "scheduledFor" TIMESTAMPTZ(3),
    "canceledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PersonMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MessageTemplate_name_key" ON "MessageTemplate"("name");

-- CreateIndex
CREATE INDEX "MessageTemplate_createdAt_id_idx" ON "MessageTemplate"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PersonMail_personId_id_idx" ON "PersonMail"("personId", "id");

-- CreateIndex
CREATE INDEX "PersonMail_email_idx" ON "PersonMail"("email");

-- CreateIndex
CREATE UNIQUE INDEX "PersonMail_sendId_email_key" ON "PersonMail"("sendId", "email");

-- CreateIndex
CREATE INDEX "Mail_personMailId_idx" ON "Mail"("personMailId");

-- AddForeignKey
ALTER TABLE "PersonMail" ADD CONSTRAINT "PersonMail_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonMail" ADD CONSTRAINT "PersonMail_email_fkey" FOREIGN KEY ("email") REFERENCES "PersonEmail"("address") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_personMailId_fkey" FOREIGN KEY ("personMailId") REFERENCES "PersonMail"("id") ON DELETE CASCADE ON UPDATE CASCADE;
