-- The applications of a job that thousands applied to, in the order of their list. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Application_postingId_createdAt_id_idx" ON "Application" ("postingId", "createdAt" DESC, "id" DESC);
