ALTER TABLE "Identity" ADD COLUMN "standing" JSONB;
