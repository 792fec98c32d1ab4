-- The rule of matchKey in the schema package.
CREATE FUNCTION match_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(lower(value), '[[:space:]_–-]+', '', 'g') $$;
--> statement-breakpoint
-- Both names on lines of their own, so that no search matches across them.
CREATE FUNCTION user_names(company_name text, full_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.plain_text(coalesce(company_name || E'\n', '') || full_name) $$;
--> statement-breakpoint
CREATE FUNCTION search_words_in(title text, city text, skills jsonb, description text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT DISTINCT word COLLATE "C"
    FROM regexp_split_to_table(
      public.plain_text(concat_ws(' ', title, city, jsonb_path_query_array(skills, '$[*].name')::text, description)),
      '[^[:alpha:]]+') AS word
    WHERE length(word) BETWEEN 3 AND 30
  $$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_open";--> statement-breakpoint
DROP INDEX "jobs_open_category";--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
DROP INDEX "jobs_city";--> statement-breakpoint
ALTER TABLE "jobs" drop column "search";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (
      setweight(to_tsvector('english', plain_text(title)) || to_tsvector('french', plain_text(title)), 'A') ||
      setweight(to_tsvector('simple', plain_text(jsonb_path_query_array(skills_required, '$[*].name')::text)), 'B') ||
      setweight(to_tsvector('english', plain_text(description)) || to_tsvector('french', plain_text(description)), 'C') ||
      setweight(to_tsvector('simple', plain_text(coalesce(city, '') || ' ' || job_category)), 'D') ||
      array_to_tsvector(array_remove(array[
        'c=' || match_key(job_category), 't=' || match_key(job_type), 't=' || match_key(employment_type),
        'e=' || match_key(employment_type)], null))) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "category_key" text GENERATED ALWAYS AS (match_key(job_category)) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "type_key" text GENERATED ALWAYS AS (match_key(job_type)) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "employment_key" text GENERATED ALWAYS AS (match_key(employment_type)) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "city_key" text GENERATED ALWAYS AS (plain_text(city)) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "spot" "point" GENERATED ALWAYS AS (case when hide_exact_location
      then point(round(lng::numeric, 2)::float8, round(lat::numeric, 2)::float8) else point(lng, lat) end) STORED;--> statement-breakpoint
CREATE INDEX "search_words_resemble" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin (user_names(company_name, full_name) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search") WITH (fastupdate=false) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_city" ON "jobs" USING gin ("city_key" gin_trgm_ops) WITH (fastupdate=false) WHERE "jobs"."status" = 'open';--> statement-breakpoint
-- Open jobs in every order a search may ask for. What filters read is INCLUDEd: walking them never visits the table.
CREATE INDEX "jobs_open" ON "jobs" ("created_at", "id")
  INCLUDE (category_key, type_key, employment_key, salary_min, salary_max, city_key, owner_id, spot) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "jobs_open_category" ON "jobs" ("category_key", "created_at", "id")
  INCLUDE (type_key, employment_key, salary_min, salary_max, city_key, owner_id, spot) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "jobs_open_employment" ON "jobs" ("employment_key", "created_at", "id")
  INCLUDE (category_key, type_key, salary_min, salary_max, city_key, owner_id, spot) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "jobs_open_type" ON "jobs" ("type_key", "created_at", "id") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "jobs_open_salary_max" ON "jobs" ("salary_max" DESC NULLS LAST, "created_at" DESC, "id" DESC)
  INCLUDE (category_key, type_key, employment_key, salary_min, city_key, owner_id, spot) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "jobs_open_salary_min" ON "jobs" ("salary_min" NULLS LAST, "created_at" DESC, "id" DESC)
  INCLUDE (category_key, type_key, employment_key, salary_max, city_key, owner_id, spot) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "jobs_open_spot" ON "jobs" USING gist ("spot")
  INCLUDE (category_key, type_key, employment_key, salary_min, salary_max, city_key, owner_id, created_at, id) WHERE status = 'open';
--> statement-breakpoint
-- Walks stay in the indexes only where VACUUM has marked the pages: soon after new jobs, not after a fifth of them.
ALTER TABLE "jobs" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
-- Words are added, never removed: one too many costs a search nothing. They are inserted in one order, so that two
-- jobs with the same new words cannot wait for each other.
CREATE FUNCTION note_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT written.word
  FROM search_words_in(NEW.title, NEW.city, NEW.skills_required, NEW.description) AS written(word)
  WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = written.word)
  ORDER BY written.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_search_words
  AFTER INSERT OR UPDATE OF title, city, skills_required, description ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT written.word
FROM jobs, search_words_in(title, city, skills_required, description) AS written(word);
