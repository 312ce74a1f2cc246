-- CreateTable
CREATE TABLE "DashboardCount" (
    "until" TIMESTAMPTZ(3) NOT NULL,
    "counts" JSONB NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DashboardCount_pkey" PRIMARY KEY ("until")
);

INSERT INTO "TaskTurn" ("task", "nextAt") VALUES ('count-dashboard', now());
