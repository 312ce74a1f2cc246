-- AlterEnum
ALTER TYPE "JobImportKind" ADD VALUE 'MISSED_ONCE';

-- Feeds whose last import marked such jobs in another way are read again, even if they haven't changed.
UPDATE "JobSource" s SET "contentHash" = '', "etag" = '', "lastModified" = '' WHERE EXISTS (
  SELECT FROM "JobImportRow" r
  WHERE r."importId" = (SELECT max(i."id") FROM "JobImport" i WHERE i."sourceId" = s."id")
    AND r."kind" = 'UNCHANGED' AND r."cells" = '{}'
);
