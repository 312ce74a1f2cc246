-- Postings of the same title and company, which the queue asks for once a row. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Posting_alike_idx" ON "Posting" (lower("jobTitle"), lower("company"));
