-- Searched by any part of their words. IF NOT EXISTS, because an index may be built by hand before, without locking the table.
CREATE INDEX IF NOT EXISTS "Seeker_search_idx" ON "Seeker"
  USING GIN ("userName" gin_trgm_ops, "email" gin_trgm_ops, "mobile" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "DemoRegistration_search_idx" ON "DemoRegistration"
  USING GIN ("firstName" gin_trgm_ops, "lastName" gin_trgm_ops, "email" gin_trgm_ops, "number" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "ContactMessage_search_idx" ON "ContactMessage"
  USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "mobile" gin_trgm_ops, "subject" gin_trgm_ops, "message" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "Application_search_idx" ON "Application"
  USING GIN ("studentName" gin_trgm_ops, "email" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "JobPost_search_idx" ON "JobPost"
  USING GIN ("jobTitle" gin_trgm_ops, "company" gin_trgm_ops, "location" gin_trgm_ops, "email" gin_trgm_ops, "candidateName" gin_trgm_ops, "candidateEmail" gin_trgm_ops);

CREATE INDEX IF NOT EXISTS "BlogComment_search_idx" ON "BlogComment"
  USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "text" gin_trgm_ops);
