-- The back office searches these lists by any part of their words, as it searches titles. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Posting_search_idx" ON "Posting"
  USING GIN ("company" gin_trgm_ops, "email" gin_trgm_ops, "location" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "Mail_search_idx" ON "Mail" USING GIN ("to" gin_trgm_ops, "subject" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "AuditEntry_search_idx" ON "AuditEntry"
  USING GIN ("actorName" gin_trgm_ops, "subject" gin_trgm_ops);
