-- CreateTable
CREATE TABLE "OpenJobPlace" (
    "id" SERIAL NOT NULL,
    "points" DOUBLE PRECISION[],
    "regions" TEXT[],
    "countries" TEXT[],

    CONSTRAINT "OpenJobPlace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OpenJobPlaceCount" (
    "id" SERIAL NOT NULL,
    "placeId" INTEGER NOT NULL,
    "status" "PostingStatus" NOT NULL,
    "workMode" "WorkMode" NOT NULL,
    "mayBeRemote" BOOLEAN NOT NULL,
    "experienceYears" INTEGER,
    "monthlyPayInr" INTEGER,
    "approvedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "jobs" INTEGER NOT NULL,

    CONSTRAINT "OpenJobPlaceCount_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OpenJobPlaceCount_placeId_idx" ON "OpenJobPlaceCount"("placeId");

-- AddForeignKey
ALTER TABLE "OpenJobPlaceCount" ADD CONSTRAINT "OpenJobPlaceCount_placeId_fkey" FOREIGN KEY ("placeId") REFERENCES "OpenJobPlace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
