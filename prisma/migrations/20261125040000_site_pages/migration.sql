-- CreateTable
CREATE TABLE "SitePage" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "placeVersion" INTEGER NOT NULL DEFAULT 1,
    "changedBy" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SitePage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SitePageVersion" (
    "pageId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "adminName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SitePageVersion_pkey" PRIMARY KEY ("pageId","version")
);

-- CreateTable
CREATE TABLE "SitePageDraft" (
    "pageId" INTEGER NOT NULL,
    "adminId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SitePageDraft_pkey" PRIMARY KEY ("pageId","adminId")
);

-- CreateTable
CREATE TABLE "SitePageRedirect" (
    "path" TEXT NOT NULL,
    "pageId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SitePageRedirect_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "MenuVersion" (
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "adminName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MenuVersion_pkey" PRIMARY KEY ("name","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "SitePage_path_key" ON "SitePage"("path");

-- CreateIndex
CREATE INDEX "SitePage_changedAt_id_idx" ON "SitePage"("changedAt", "id");

-- CreateIndex
CREATE INDEX "SitePageDraft_adminId_idx" ON "SitePageDraft"("adminId");

-- CreateIndex
CREATE INDEX "SitePageRedirect_pageId_idx" ON "SitePageRedirect"("pageId");

-- AddForeignKey
ALTER TABLE "SitePageVersion" ADD CONSTRAINT "SitePageVersion_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SitePageDraft" ADD CONSTRAINT "SitePageDraft_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SitePageDraft" ADD CONSTRAINT "SitePageDraft_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SitePageRedirect" ADD CONSTRAINT "SitePageRedirect_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE SET NULL ON UPDATE CASCADE;
