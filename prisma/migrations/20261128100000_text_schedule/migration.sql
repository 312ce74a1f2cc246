-- CreateTable
CREATE TABLE "SiteTextSchedule" (
    "page" TEXT NOT NULL,
    "adminId" INTEGER,
    "adminName" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "publishAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SiteTextSchedule_pkey" PRIMARY KEY ("page")
);

-- CreateIndex
CREATE INDEX "SiteTextSchedule_publishAt_idx" ON "SiteTextSchedule"("publishAt");

-- CreateIndex
CREATE INDEX "SiteTextSchedule_adminId_idx" ON "SiteTextSchedule"("adminId");

-- AddForeignKey
ALTER TABLE "SiteTextSchedule" ADD CONSTRAINT "SiteTextSchedule_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
