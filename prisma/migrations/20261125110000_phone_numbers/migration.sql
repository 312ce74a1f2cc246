-- AlterTable
ALTER TABLE "Seeker" ADD COLUMN "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "Posting" ADD COLUMN "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "Application" ADD COLUMN "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "JobPost" ADD COLUMN "phoneE164" TEXT, ADD COLUMN "candidatePhoneE164" TEXT;

-- AlterTable
ALTER TABLE "DemoRegistration" ADD COLUMN "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "Partner" ADD COLUMN "phoneE164" TEXT;

-- The rows that lib/platform/phones still has to parse. The site does so in the background once it has started.
CREATE INDEX IF NOT EXISTS "Seeker_phoneE164_unparsed_idx" ON "Seeker" ("id") WHERE "phoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "Posting_phoneE164_unparsed_idx" ON "Posting" ("id") WHERE "phoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "Application_phoneE164_unparsed_idx" ON "Application" ("id") WHERE "phoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "JobPost_phoneE164_unparsed_idx" ON "JobPost" ("id") WHERE "phoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "JobPost_candidatePhoneE164_unparsed_idx" ON "JobPost" ("id") WHERE "candidatePhoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "DemoRegistration_phoneE164_unparsed_idx" ON "DemoRegistration" ("id") WHERE "phoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "ContactMessage_phoneE164_unparsed_idx" ON "ContactMessage" ("id") WHERE "phoneE164" IS NULL;
CREATE INDEX IF NOT EXISTS "Partner_phoneE164_unparsed_idx" ON "Partner" ("id") WHERE "phoneE164" IS NULL;

-- Searched by any part of the number, and by the entered text where no other index has it.
CREATE INDEX IF NOT EXISTS "Seeker_phone_search_idx" ON "Seeker"
  USING GIN ("phoneE164" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "Posting_phone_search_idx" ON "Posting"
  USING GIN ("phoneE164" gin_trgm_ops, "mobileNumber" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "Application_phone_search_idx" ON "Application"
  USING GIN ("phoneE164" gin_trgm_ops, "mobileNumber" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "JobPost_phone_search_idx" ON "JobPost"
  USING GIN ("phoneE164" gin_trgm_ops, "phone" gin_trgm_ops, "candidatePhoneE164" gin_trgm_ops, "candidatePhone" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "DemoRegistration_phone_search_idx" ON "DemoRegistration"
  USING GIN ("phoneE164" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "ContactMessage_phone_search_idx" ON "ContactMessage"
  USING GIN ("phoneE164" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "Partner_phone_search_idx" ON "Partner"
  USING GIN ("phoneE164" gin_trgm_ops);

-- The previous version of the site, which runs beside this one during an upgrade, changes numbers without parsing them.
-- Migrations are split at semicolons, so those of the functions are escaped.
CREATE FUNCTION forget_phone() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  NEW."phoneE164" := NULL\u003B
  RETURN NEW\u003B
END';
CREATE FUNCTION forget_candidate_phone() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  NEW."candidatePhoneE164" := NULL\u003B
  RETURN NEW\u003B
END';

CREATE TRIGGER "Seeker_phoneE164_forget" BEFORE UPDATE OF "mobile" ON "Seeker" FOR EACH ROW
  WHEN (NEW."mobile" <> OLD."mobile" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
CREATE TRIGGER "Posting_phoneE164_forget" BEFORE UPDATE OF "mobileNumber" ON "Posting" FOR EACH ROW
  WHEN (NEW."mobileNumber" <> OLD."mobileNumber" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
CREATE TRIGGER "Application_phoneE164_forget" BEFORE UPDATE OF "mobileNumber" ON "Application" FOR EACH ROW
  WHEN (NEW."mobileNumber" <> OLD."mobileNumber" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
CREATE TRIGGER "JobPost_phoneE164_forget" BEFORE UPDATE OF "phone" ON "JobPost" FOR EACH ROW
  WHEN (NEW."phone" <> OLD."phone" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
CREATE TRIGGER "JobPost_candidatePhoneE164_forget" BEFORE UPDATE OF "candidatePhone" ON "JobPost" FOR EACH ROW
  WHEN (NEW."candidatePhone" <> OLD."candidatePhone" AND NEW."candidatePhoneE164" = OLD."candidatePhoneE164") EXECUTE FUNCTION forget_candidate_phone();
CREATE TRIGGER "DemoRegistration_phoneE164_forget" BEFORE UPDATE OF "number" ON "DemoRegistration" FOR EACH ROW
  WHEN (NEW."number" <> OLD."number" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
CREATE TRIGGER "ContactMessage_phoneE164_forget" BEFORE UPDATE OF "mobile" ON "ContactMessage" FOR EACH ROW
  WHEN (NEW."mobile" <> OLD."mobile" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
CREATE TRIGGER "Partner_phoneE164_forget" BEFORE UPDATE OF "mobile" ON "Partner" FOR EACH ROW
  WHEN (NEW."mobile" <> OLD."mobile" AND NEW."phoneE164" = OLD."phoneE164") EXECUTE FUNCTION forget_phone();
