-- All texts of a profile that recruiters search, one per line.
CREATE FUNCTION profile_search_text(summary text, skills text, experience text, certification text, positions jsonb, degrees jsonb, key_skills jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN summary || E'\n' || skills || E'\n' || experience || E'\n' || certification || coalesce((
  SELECT string_agg(E'\n' || (entry #>> '{}'), '')
  FROM jsonb_path_query(jsonb_build_array(positions, degrees, key_skills), '$[*].value[*].** ? (@.type() == "string")') AS entry), '');

-- AlterTable
ALTER TABLE "Profile" ADD COLUMN "searchText" text GENERATED ALWAYS AS (
  profile_search_text("summary", "skills", "workExperience", "certification", "positions", "degrees", "keySkills")) STORED;

-- CreateIndex
CREATE INDEX "Profile_search_idx" ON "Profile" USING GIN ("searchText" gin_trgm_ops);
