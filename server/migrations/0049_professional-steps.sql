-- How well somebody is rated, in whole steps, and whether their address is verified besides: as tokens among the words.
CREATE FUNCTION rating_steps(rating numeric, is_verified boolean) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT array_to_tsvector((ARRAY['r=1', 'r=2', 'r=3', 'r=4', 'r=5'])[1:floor(rating)::integer]
      || CASE WHEN is_verified THEN (ARRAY['v=1', 'v=2', 'v=3', 'v=4', 'v=5'])[1:floor(rating)::integer] END)
  $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_professional(person uuid) RETURNS TABLE (
    id uuid, skill_hashes bigint[], city_key text, spot point, service_radius_km integer, reach box, rating numeric,
    review_count integer, is_verified boolean, profile_parts integer, is_complete boolean, last_contract_at timestamptz,
    score float8, created_at timestamptz, search tsvector)
  LANGUAGE sql STABLE
  AS $$
    SELECT u.id, skills.hashes, public.plain_text(u.city), place.spot, u.service_radius_km,
      service_box(place.spot[1], place.spot[0], u.service_radius_km),
      u.rating, u.review_count, u.email_verified_at IS NOT NULL, parts.count,
      coalesce(u.title, '') <> '' AND coalesce(u.bio, '') <> '' AND coalesce(u.city, '') <> '' AND cardinality(skills.keys) > 0,
      work.last_at,
      professional_score(u.rating, u.review_count, parts.count, work.last_at, rating_prior()),
      u.created_at,
      setweight(to_tsvector('english', names.plain) || to_tsvector('french', names.plain), 'A') ||
      setweight(to_tsvector('english', skills.plain) || to_tsvector('french', skills.plain), 'B') ||
      setweight(to_tsvector('english', about.plain) || to_tsvector('french', about.plain), 'C') ||
      array_to_tsvector(ARRAY(SELECT 's=' || key FROM unnest(skills.keys) AS key)) ||
      rating_steps(u.rating, u.email_verified_at IS NOT NULL)
    FROM users u
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(s.name_key ORDER BY s.name_key), '{}') AS keys,
        coalesce(array_agg(skill_hash(s.name_key) ORDER BY s.name_key), '{}') AS hashes,
        public.plain_text(coalesce(string_agg(s.name, ' '), '')) AS plain
      FROM user_skills s WHERE s.user_id = u.id) skills
    CROSS JOIN LATERAL (
      SELECT CASE WHEN u.service_radius_km IS NOT NULL
        THEN point(round(u.lng::numeric, 2)::float8, round(u.lat::numeric, 2)::float8) END AS spot) place
    CROSS JOIN LATERAL (
      SELECT (coalesce(u.title, '') <> '')::int + (coalesce(u.bio, '') <> '')::int + (coalesce(u.city, '') <> '')::int
        + (cardinality(skills.keys) > 0)::int + (u.profile_file_id IS NOT NULL)::int AS count) parts
    CROSS JOIN LATERAL (
      SELECT max(c.finished_at) AS last_at FROM contracts c
      WHERE c.professional_id = u.id AND c.status = 'completed') work
    CROSS JOIN LATERAL (SELECT public.plain_text(concat_ws(' ', u.title, u.company_name, u.full_name)) AS plain) names
    CROSS JOIN LATERAL (SELECT public.plain_text(concat_ws(' ', u.city, u.bio)) AS plain) about
    WHERE u.id = person AND u.user_type = 'contractor' AND u.deleted_at IS NULL AND u.suspended_at IS NULL
  $$;
--> statement-breakpoint
DROP INDEX "professionals_search";--> statement-breakpoint
UPDATE "professionals" SET "search" = "search" || rating_steps("rating", "is_verified");--> statement-breakpoint
CREATE INDEX "professionals_search" ON "professionals" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
-- The planner takes a word that it does not know for about as common as the last that it knows. Of the usual thousand
-- words the last is one that thousands of people have, and a mistyped word was searched for at length.
ALTER TABLE "professionals" ALTER COLUMN "search" SET STATISTICS 500;--> statement-breakpoint
ANALYZE "professionals";
