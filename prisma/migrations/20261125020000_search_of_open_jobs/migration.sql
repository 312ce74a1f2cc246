-- Searches cover open jobs only. Closed ones stay for years, and reading them would be wasted.
CREATE INDEX IF NOT EXISTS "Posting_open_search_idx" ON "Posting"
  USING GIN ("searchWords", lower("jobTitle") gin_trgm_ops, lower("company") gin_trgm_ops) WHERE "status" = 'APPROVED';
DROP INDEX "Posting_searchWords_idx";

-- Now with the regions, which find jobs near a state.
DROP INDEX "Posting_public_idx";
CREATE INDEX "Posting_public_idx" ON "Posting" ("approvedAt" DESC, "id" DESC)
  INCLUDE ("expiresAt", "workMode", "regions", "countries", "mayBeRemote", "experienceYears", "monthlyPayInr")
  WHERE "status" = 'APPROVED';

-- Prisma counts up to a limit in the order of ids.
CREATE INDEX IF NOT EXISTS "Posting_status_id_idx" ON "Posting" ("status", "id");
DROP INDEX "Posting_open_id_idx";

CREATE INDEX IF NOT EXISTS "Application_coverNote_idx" ON "Application" USING GIN ("coverNote" gin_trgm_ops);
