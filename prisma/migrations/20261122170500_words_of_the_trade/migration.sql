-- Words that are known by their signs become words of letters alone, which the parser of a tsvector would otherwise cut.
-- lib/postings/trade-words.ts does the same to what people type. Go, R and C are words only where they stand in a list or
-- before what shows that a language is meant.
CREATE FUNCTION job_search_text(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
RETURN
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(written,
    '\m([cf])#', '\1sharp ', 'gi'),
    '\mc\+\+', 'cplusplus ', 'gi'),
    '\masp\.net\M', ' aspdotnet dotnet ', 'gi'),
    '(^|[^[:alnum:]])\.net\M', '\1 dotnet ', 'gi'),
    '\m([[:alnum:]]+)\.js\M', '\1js', 'gi'),
    '\mci */ *cd\M', ' cicd ', 'gi'),
    '\mpl[/-]sql\M', ' plsql ', 'gi'),
    '\mt-sql\M', ' tsql ', 'gi'),
    '\mGo(?= *[,\u003B/|)]| +([[:alnum:]]+ +)?([Dd]eveloper|[Ee]ngineer|[Pp]rogrammer)\M| +([Pp]rogramming|[Ll]anguage|[Ss]ervices?|[Mm]icroservices?|[Cc]ode)\M)', 'golang', 'g'),
    '([,\u003B/|(] *|\m(in|with|or|and|using|of|write|know) +)Go\M(?!-| +(to|through|live|beyond|above|for)\M)', '\1golang', 'g'),
    '\mR(?= *[,\u003B/|)]| +([Dd]eveloper|[Ee]ngineer|[Pp]rogrammer|[Pp]rogramming|[Ll]anguage|[Ss]hiny|[Ss]tudio)\M)', 'rlang', 'g'),
    '([,\u003B/|(] *|\m(in|with|or|and|using) +)R\M(?![&''’-])', '\1rlang', 'g'),
    '\mC(?= *[,\u003B/|)]| +([Dd]eveloper|[Ee]ngineer|[Pp]rogrammer|[Pp]rogramming|[Ll]anguage)\M)', 'clang', 'g'),
    '([,\u003B/|(] *|\m(in|with|or|and|using) +)C\M(?![&''’.-])', '\1clang', 'g'),
    '/', ' ', 'g');

DROP INDEX "Posting_searchWords_idx";
ALTER TABLE "Posting" DROP COLUMN "searchWords";
ALTER TABLE "Posting" ADD COLUMN "searchWords" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', job_search_text("jobTitle")), 'A') ||
  setweight(to_tsvector('english', job_search_text("company" || ' ' || "location")), 'B') ||
  setweight(to_tsvector('english', job_search_text(left("description", 20000) || ' ' || left("qualification", 20000))), 'D')
) STORED;
CREATE INDEX "Posting_searchWords_idx" ON "Posting" USING GIN ("searchWords");
