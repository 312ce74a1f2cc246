-- AlterTable
ALTER TABLE "Posting" ADD COLUMN     "points" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[];

-- CreateTable
CREATE TABLE "PostingPoint" (
    "postingId" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "PostingPoint_pkey" PRIMARY KEY ("postingId","latitude","longitude")
);

-- CreateIndex
CREATE INDEX "PostingPoint_latitude_longitude_postingId_idx" ON "PostingPoint"("latitude", "longitude", "postingId");

-- AddForeignKey
ALTER TABLE "PostingPoint" ADD CONSTRAINT "PostingPoint_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "Posting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever writes a posting, its points follow. The portal fills them in for older rows once it has started. The engine that
-- applies migrations parts them at each semicolon, so those of the function are written as what they stand for.
CREATE FUNCTION keep_posting_points() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  DELETE FROM "PostingPoint" WHERE "postingId" = NEW."id"\u003B
  INSERT INTO "PostingPoint" ("postingId", "latitude", "longitude")
    SELECT DISTINCT NEW."id", NEW."points"[at], NEW."points"[at + 1]
    FROM generate_series(1, coalesce(array_length(NEW."points", 1), 0), 2) AS at\u003B
  RETURN NULL\u003B
END';
CREATE TRIGGER "Posting_points" AFTER INSERT OR UPDATE OF "points" ON "Posting"
  FOR EACH ROW EXECUTE FUNCTION keep_posting_points();
