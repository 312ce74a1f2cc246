-- Who may be asked about later jobs, found without reading every consent.
CREATE INDEX IF NOT EXISTS "Consent_later_jobs_idx" ON "Consent" ("seekerId") WHERE "kind" = 'later-jobs' AND "withdrawnAt" IS NULL;
