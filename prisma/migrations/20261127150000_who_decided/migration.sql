-- AlterTable
ALTER TABLE "ApplicationEvent" ADD COLUMN "fromState" "ApplicationState", ADD COLUMN "since" TIMESTAMPTZ(3), ADD COLUMN "actorId" INTEGER;

-- CreateIndex
CREATE INDEX "ApplicationEvent_applicationId_id_idx" ON "ApplicationEvent"("applicationId", "id");

-- Before the update, so that no event is left out. Also fills in the columns for the previous version of the site, which
-- runs beside this one during an upgrade. A plan that's kept from when the table was empty wouldn't use the index,
-- and "id" + 0 keeps PostgreSQL from searching all events from the last one on.
-- Migrations are split at semicolons, so those of the function are escaped.
CREATE FUNCTION find_last_status() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = 'force_custom_plan' AS E'
BEGIN
  SELECT "state", CASE WHEN "actorKind" <> ''SYSTEM'' THEN "createdAt" END INTO NEW."fromState", NEW."since"
  FROM "ApplicationEvent" WHERE "applicationId" = NEW."applicationId" AND "undoneAt" IS NULL AND NOT "isStageOnly" ORDER BY "id" + 0 DESC LIMIT 1\u003B
  RETURN NEW\u003B
END';

CREATE TRIGGER "ApplicationEvent_find_last_status" BEFORE INSERT ON "ApplicationEvent" FOR EACH ROW
  WHEN (NEW."fromState" IS NULL AND NOT NEW."isStageOnly") EXECUTE FUNCTION find_last_status();

-- DropIndex
-- Before the update, which would write it again for every row.
DROP INDEX IF EXISTS "ApplicationEvent_history_idx";

-- Only names say which admin made an older decision. Leaves out names that several admins have, and admins who joined later.
UPDATE "ApplicationEvent" AS event SET "fromState" = step."fromState", "since" = step."since", "actorId" = step."adminId"
FROM (
  SELECT e."id",
    lag(e."state") OVER history AS "fromState",
    CASE WHEN lag(e."actorKind") OVER history <> 'SYSTEM' THEN lag(e."createdAt") OVER history END AS "since",
    named."id" AS "adminId"
  FROM "ApplicationEvent" e
  LEFT JOIN (
    SELECT min("id") AS "id", min("createdAt") AS "createdAt", "name" FROM (
      SELECT "id", "createdAt", coalesce(nullif("name", ''), "email") AS "name" FROM "Admin"
    ) AS admin GROUP BY "name" HAVING count(*) = 1
  ) AS named ON e."actorKind" = 'ADMIN' AND named."name" = e."actorName" AND named."createdAt" <= e."createdAt"
  WINDOW history AS (PARTITION BY e."applicationId", e."undoneAt" IS NULL ORDER BY e."id")
) AS step
WHERE event."id" = step."id" AND event."undoneAt" IS NULL AND (step."fromState" IS NOT NULL OR step."adminId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "ApplicationEvent_report_idx" ON "ApplicationEvent" ("createdAt")
  INCLUDE ("id", "applicationId", "fromState", "since", "actorKind", "actorId") WHERE "undoneAt" IS NULL AND NOT "isStageOnly";
-- Histories that an import wrote, which reports leave out.
CREATE INDEX "ApplicationEvent_system_idx" ON "ApplicationEvent" ("applicationId", "createdAt") WHERE "actorKind" = 'SYSTEM';
