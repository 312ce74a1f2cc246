-- The console's reports read every application's history. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "ApplicationEvent_history_idx" ON "ApplicationEvent" ("applicationId", "id")
  INCLUDE ("state", "createdAt", "undoneAt", "actorKind", "actorName");

-- DropIndex
DROP INDEX IF EXISTS "ApplicationEvent_applicationId_id_idx";
