-- CreateTable
CREATE TABLE "SitePageSchedule" (
    "pageId" INTEGER NOT NULL,
    "adminId" INTEGER,
    "adminName" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "publishAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SitePageSchedule_pkey" PRIMARY KEY ("pageId")
);

-- CreateIndex
CREATE INDEX "SitePageSchedule_publishAt_idx" ON "SitePageSchedule"("publishAt");

-- CreateIndex
CREATE INDEX "SitePageSchedule_adminId_idx" ON "SitePageSchedule"("adminId");

-- AddForeignKey
ALTER TABLE "SitePageSchedule" ADD CONSTRAINT "SitePageSchedule_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SitePageSchedule" ADD CONSTRAINT "SitePageSchedule_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
