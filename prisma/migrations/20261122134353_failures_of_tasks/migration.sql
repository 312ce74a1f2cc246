-- CreateTable
CREATE TABLE "TaskFailure" (
    "id" SERIAL NOT NULL,
    "task" TEXT NOT NULL,
    "rowKey" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "lastError" TEXT NOT NULL,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "setAsideAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaskFailure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TaskFailure_setAsideAt_idx" ON "TaskFailure"("setAsideAt");

-- CreateIndex
CREATE UNIQUE INDEX "TaskFailure_task_rowKey_key" ON "TaskFailure"("task", "rowKey");
