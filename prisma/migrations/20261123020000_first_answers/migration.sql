-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "shortlistedAt" TIMESTAMPTZ(3);

-- Who withdrew and applied again has begun anew: older events are of the application before.
UPDATE "Application" a SET "answeredAt" = first."answeredAt", "shortlistedAt" = first."shortlistedAt"
FROM (
  SELECT e."applicationId", min(e."createdAt") FILTER (WHERE e."actorKind" = 'ADMIN') AS "answeredAt",
    min(e."createdAt") FILTER (WHERE e."state" IN ('SHORTLISTED', 'HIRED')) AS "shortlistedAt"
  FROM "ApplicationEvent" e JOIN "Application" of ON of."id" = e."applicationId" AND e."createdAt" >= of."createdAt"
  GROUP BY 1
) first WHERE first."applicationId" = a."id";

-- CreateIndex
CREATE INDEX "PostingViews_day_postingId_idx" ON "PostingViews"("day", "postingId");
