-- The open jobs by their ids: the parts of the site map and the feed of all jobs. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Posting_open_id_idx" ON "Posting" ("id") WHERE "status" = 'APPROVED';
