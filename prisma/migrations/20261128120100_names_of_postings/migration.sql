-- Finds applications by the names of their jobs without reading the jobs' texts.
CREATE INDEX IF NOT EXISTS "Posting_names_idx" ON "Posting" ("id") INCLUDE ("jobTitle", "company");
