-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "stageId" INTEGER;

-- AlterTable
ALTER TABLE "ApplicationEvent" ADD COLUMN     "isStageOnly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "stage" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Stage" (
    "id" SERIAL NOT NULL,
    "postingId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "status" "ApplicationState" NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "checklist" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChecklistTick" (
    "applicationId" INTEGER NOT NULL,
    "stageId" INTEGER NOT NULL,
    "item" TEXT NOT NULL,
    "adminId" INTEGER,
    "authorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChecklistTick_pkey" PRIMARY KEY ("applicationId","stageId","item")
);

-- CreateIndex
CREATE INDEX "Stage_postingId_position_idx" ON "Stage"("postingId", "position");

-- CreateIndex
CREATE INDEX "ChecklistTick_stageId_idx" ON "ChecklistTick"("stageId");

-- CreateIndex: only a few applications were moved to a stage.
CREATE INDEX "Application_stage_idx" ON "Application"("stageId", "createdAt" DESC, "id" DESC) WHERE "stageId" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Stage" ADD CONSTRAINT "Stage_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChecklistTick" ADD CONSTRAINT "ChecklistTick_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChecklistTick" ADD CONSTRAINT "ChecklistTick_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
