-- CreateTable
CREATE TABLE "PersonNote" (
    "id" SERIAL NOT NULL,
    "personId" INTEGER NOT NULL,
    "email" TEXT,
    "adminId" INTEGER,
    "authorName" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PersonNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PersonNote_personId_id_idx" ON "PersonNote"("personId", "id");

-- CreateIndex
CREATE INDEX "PersonNote_email_idx" ON "PersonNote"("email");

-- AddForeignKey
ALTER TABLE "PersonNote" ADD CONSTRAINT "PersonNote_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonNote" ADD CONSTRAINT "PersonNote_email_fkey" FOREIGN KEY ("email") REFERENCES "PersonEmail"("address") ON DELETE SET NULL ON UPDATE CASCADE;
