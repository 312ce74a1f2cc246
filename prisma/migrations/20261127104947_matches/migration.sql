-- AlterTable
ALTER TABLE "Seeker" ADD COLUMN     "wantsSuggestions" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "skills" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Profile" ADD COLUMN     "parserVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "SeekerFacts" (
    "seekerId" INTEGER NOT NULL,
    "skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "city" TEXT,
    "region" TEXT,
    "country" CHAR(2),
    "permits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "monthlyPayInr" INTEGER,
    "payCurrency" CHAR(3),

    CONSTRAINT "SeekerFacts_pkey" PRIMARY KEY ("seekerId")
);

-- CreateIndex
CREATE INDEX "SeekerFacts_skills_idx" ON "SeekerFacts" USING GIN ("skills");

-- CreateIndex
CREATE INDEX "Posting_skills_idx" ON "Posting" USING GIN ("skills");

-- CreateIndex
CREATE INDEX "Profile_parserVersion_idx" ON "Profile"("parserVersion");

-- AddForeignKey
ALTER TABLE "SeekerFacts" ADD CONSTRAINT "SeekerFacts_seekerId_fkey" FOREIGN KEY ("seekerId") REFERENCES "Seeker"("id") ON DELETE CASCADE ON UPDATE CASCADE;
