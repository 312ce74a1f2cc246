-- CreateTable
CREATE TABLE "UnusedFile" (
    "name" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UnusedFile_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "UnusedFile_since_idx" ON "UnusedFile"("since");
