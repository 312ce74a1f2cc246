-- The tabs and progress of a list of millions of applications. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Application_state_createdAt_id_idx" ON "Application" ("state", "createdAt" DESC, "id" DESC);
CREATE INDEX IF NOT EXISTS "Application_unanswered_idx" ON "Application" ("createdAt" DESC, "id" DESC) WHERE "answeredAt" IS NULL;
CREATE INDEX IF NOT EXISTS "Application_shortlisted_idx" ON "Application" ("createdAt" DESC, "id" DESC) WHERE "shortlistedAt" IS NOT NULL;
