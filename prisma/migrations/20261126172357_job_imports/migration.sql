-- CreateEnum
CREATE TYPE "JobImportState" AS ENUM ('MAPPING', 'CHECKING', 'READY', 'APPLYING', 'DONE', 'CANCELED', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "JobImportKind" AS ENUM ('NEW', 'CHANGED', 'UNCHANGED', 'REFUSED');

-- CreateTable
CREATE TABLE "JobImport" (
    "id" SERIAL NOT NULL,
    "fileName" TEXT NOT NULL,
    "state" "JobImportState" NOT NULL DEFAULT 'MAPPING',
    "header" TEXT[],
    "samples" JSONB NOT NULL,
    "mapping" JSONB,
    "system" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "cursor" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "applied" INTEGER NOT NULL DEFAULT 0,
    "deleted" INTEGER NOT NULL DEFAULT 0,
    "closed" INTEGER NOT NULL DEFAULT 0,
    "restored" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "adminId" INTEGER NOT NULL,
    "adminName" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "purgedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobImportRow" (
    "importId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "cells" TEXT[],
    "kind" "JobImportKind",
    "title" TEXT NOT NULL DEFAULT '',
    "externalId" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "fields" TEXT[],
    "postingId" INTEGER,
    "postingVersion" INTEGER,
    "changeVersion" INTEGER,
    "before" JSONB,

    CONSTRAINT "JobImportRow_pkey" PRIMARY KEY ("importId","number")
);

-- CreateIndex
CREATE INDEX "JobImport_state_idx" ON "JobImport"("state");

-- CreateIndex
CREATE INDEX "JobImportRow_importId_kind_number_idx" ON "JobImportRow"("importId", "kind", "number");

-- CreateIndex
CREATE INDEX "JobImportRow_importId_externalId_number_idx" ON "JobImportRow"("importId", "externalId", "number");

-- AddForeignKey
ALTER TABLE "JobImportRow" ADD CONSTRAINT "JobImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "JobImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
