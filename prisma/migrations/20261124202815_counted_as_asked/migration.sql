-- Contract: unused since 0.1.0. Jobs, landing pages and the dashboard are counted as they are asked for.
-- Processes of the version before find an empty view where the table was, as they did on a board that is not large.
ALTER TABLE "OpenJobPlaceCount" DROP CONSTRAINT "OpenJobPlaceCount_placeId_fkey";
DROP TABLE "TaskTurn";
DROP TABLE "OpenJobCount";
DROP TABLE "OpenJobPlace";
DROP TABLE "OpenJobPlaceCount";
DROP TABLE "LandingCount";
DROP TABLE "DashboardCount";

CREATE VIEW "TaskTurn" AS SELECT ''::text AS "task", now() AS "nextAt" WHERE false;
CREATE VIEW "OpenJobCount" AS SELECT 0 AS "id" WHERE false;
CREATE VIEW "OpenJobPlaceCount" AS SELECT 0 AS "id" WHERE false;
CREATE VIEW "DashboardCount" AS SELECT now() AS "until", '{}'::jsonb AS "counts", now() AS "countedAt" WHERE false;

-- The list of applications asks by its own columns.
DROP INDEX "Application_cameFrom_idx";

-- What landing pages and the links to them count, from the index alone.
CREATE INDEX IF NOT EXISTS "Posting_landings_idx" ON "Posting" ("approvedAt" DESC, "id" DESC)
  INCLUDE ("expiresAt", "jobTitle", "cities", "regions", "countries", "workMode", "employmentType", "monthlyPayInr")
  WHERE "status" = 'APPROVED' AND "slug" IS NOT NULL;
