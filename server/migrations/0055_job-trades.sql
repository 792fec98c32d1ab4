-- The skills that a job asks for, without case, spaces and hyphens: what the search compares them by.
CREATE FUNCTION skill_keys(skills jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT ARRAY(
      SELECT public.match_key(name #>> '{}')
      FROM jsonb_path_query(skills, '$[*].name') AS name
      WHERE jsonb_typeof(name) = 'string')
  $$;
--> statement-breakpoint
CREATE INDEX "jobs_skills" ON "jobs" USING gin (skill_keys("skills_required")) WITH (fastupdate=false) WHERE "jobs"."status" = 'open';--> statement-breakpoint
-- How often each skill is asked for: of an index that holds open jobs only, the planner reads no statistics.
CREATE STATISTICS "jobs_skill_keys" ON (skill_keys(skills_required)) FROM "jobs";--> statement-breakpoint
ANALYZE "jobs";
