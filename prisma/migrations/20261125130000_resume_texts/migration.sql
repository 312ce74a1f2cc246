-- CreateEnum
CREATE TYPE "ResumeTextState" AS ENUM ('UNREAD', 'READ', 'NO_TEXT', 'ENCRYPTED', 'BROKEN', 'TOO_LARGE');

-- CreateTable
CREATE TABLE "ResumeText" (
    "fileId" INTEGER NOT NULL,
    "state" "ResumeTextState" NOT NULL DEFAULT 'UNREAD',
    "text" TEXT NOT NULL DEFAULT '',
    "readerVersion" INTEGER NOT NULL DEFAULT 0,
    -- Weighted like a job's company and place, because a state's letters are only searched for there.
    "words" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', job_search_text("text")), 'B')) STORED,

    CONSTRAINT "ResumeText_pkey" PRIMARY KEY ("fileId")
);

-- CreateIndex
CREATE INDEX "ResumeText_readerVersion_idx" ON "ResumeText"("readerVersion");
CREATE INDEX "ResumeText_words_idx" ON "ResumeText" USING GIN ("words");

-- AddForeignKey
ALTER TABLE "ResumeText" ADD CONSTRAINT "ResumeText_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A background job reads the resumes that exist.
INSERT INTO "ResumeText" ("fileId") SELECT "id" FROM "StoredFile" WHERE "kind" = 'RESUME';
