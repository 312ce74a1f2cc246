-- CreateTable
CREATE TABLE "NoteMention" (
    "noteId" INTEGER NOT NULL,
    "adminId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3),

    CONSTRAINT "NoteMention_pkey" PRIMARY KEY ("noteId","adminId")
);

-- CreateIndex
CREATE INDEX "NoteMention_adminId_openedAt_idx" ON "NoteMention"("adminId", "openedAt");

-- AddForeignKey
ALTER TABLE "NoteMention" ADD CONSTRAINT "NoteMention_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "ApplicationNote"("id") ON DELETE CASCADE ON UPDATE CASCADE;
