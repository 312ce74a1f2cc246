-- CreateTable
CREATE TABLE "SiteTextVersion" (
    "id" SERIAL NOT NULL,
    "page" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "adminName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteTextVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteTextDraft" (
    "page" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteTextDraft_pkey" PRIMARY KEY ("page","adminId")
);

-- CreateIndex
CREATE UNIQUE INDEX "SiteTextVersion_page_version_key" ON "SiteTextVersion"("page", "version");

-- CreateIndex
CREATE INDEX "SiteTextDraft_adminId_idx" ON "SiteTextDraft"("adminId");

-- AddForeignKey
ALTER TABLE "SiteTextDraft" ADD CONSTRAINT "SiteTextDraft_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
