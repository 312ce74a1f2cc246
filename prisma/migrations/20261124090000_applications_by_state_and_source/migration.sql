-- The tabs of the list of one job, and of one source. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Application_postingId_state_createdAt_id_idx" ON "Application" ("postingId", "state", "createdAt" DESC, "id" DESC);
CREATE INDEX IF NOT EXISTS "Application_cameFrom_idx" ON "Application" (
  left(coalesce(nullif("source", ''), nullif("referrerHost", ''), '(none)'), 100), "state", "createdAt" DESC, "id" DESC);
