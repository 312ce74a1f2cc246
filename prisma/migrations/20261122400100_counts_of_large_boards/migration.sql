-- CreateTable
CREATE TABLE "TaskTurn" (
    "task" TEXT NOT NULL,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TaskTurn_pkey" PRIMARY KEY ("task")
);

-- CreateTable
CREATE TABLE "OpenJobCount" (
    "id" SERIAL NOT NULL,
    "status" "PostingStatus" NOT NULL,
    "workMode" "WorkMode" NOT NULL,
    "mayBeRemote" BOOLEAN NOT NULL,
    "countries" TEXT[],
    "experienceYears" INTEGER,
    "monthlyPayInr" INTEGER,
    "approvedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "jobs" INTEGER NOT NULL,

    CONSTRAINT "OpenJobCount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LandingCount" (
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "column" TEXT,
    "value" TEXT,
    "total" INTEGER NOT NULL,
    "stated" INTEGER NOT NULL,
    "newest" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LandingCount_pkey" PRIMARY KEY ("kind","slug")
);

INSERT INTO "TaskTurn" ("task", "nextAt") VALUES ('count-open-jobs', now()), ('count-landings', now());

-- The job list by pay, which puts jobs without stated pay last. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Posting_pay_idx" ON "Posting" ("monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC)
  INCLUDE ("expiresAt", "workMode", "countries", "mayBeRemote", "experienceYears") WHERE "status" = 'APPROVED';
