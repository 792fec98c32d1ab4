-- Repairs 0015. Who is listed is written anew, whole, before there are indexes and triggers.
DROP TRIGGER users_professional ON "users";--> statement-breakpoint
DROP TRIGGER user_skills_professional ON "user_skills";--> statement-breakpoint
DROP FUNCTION note_professional(uuid);--> statement-breakpoint
DROP FUNCTION write_professional(uuid);--> statement-breakpoint
DROP FUNCTION find_professional(uuid);--> statement-breakpoint
TRUNCATE "professionals";--> statement-breakpoint
-- They included skill_keys, of which fifty in a script of three bytes a letter are more than an index entry takes.
DROP INDEX "professionals_best";--> statement-breakpoint
DROP INDEX "professionals_newest";--> statement-breakpoint
DROP INDEX "professionals_spot";--> statement-breakpoint
DROP INDEX "professionals_reach";--> statement-breakpoint
DROP INDEX "professionals_search";--> statement-breakpoint
DROP INDEX "professionals_city";--> statement-breakpoint
ALTER TABLE "professionals" DROP COLUMN "skill_keys";--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "skill_hashes" bigint[] NOT NULL;--> statement-breakpoint
CREATE TABLE "profile_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- One row of one id.
DELETE FROM "rating_priors";--> statement-breakpoint
INSERT INTO "rating_priors" (id, mean)
SELECT '00000000-0000-0000-0000-000000000000', round(sum(rating * review_count) / sum(review_count), 1)
FROM users WHERE user_type = 'contractor' AND review_count > 0 HAVING sum(review_count) > 0;
--> statement-breakpoint
-- Of md5, not of PostgreSQL's own hashes, which another version may compute otherwise.
CREATE FUNCTION skill_hash(key text) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT ('x' || left(md5(key), 16))::bit(64)::bigint $$;
--> statement-breakpoint
-- Of a table of its own, not of professionals: a new column there must not break every change of a profile. Who has left
-- is nobody. Only who says how far they travel has a point.
CREATE FUNCTION find_professional(person uuid) RETURNS TABLE (
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
      array_to_tsvector(ARRAY(SELECT 's=' || key FROM unnest(skills.keys) AS key))
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
    WHERE u.id = person AND u.user_type = 'contractor' AND u.deleted_at IS NULL
  $$;
--> statement-breakpoint
-- Names are not among them: they would crowd out the words of trades, and grow with every account.
CREATE FUNCTION profile_words_of(person uuid) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$
    SELECT written.word
    FROM users u, search_words_in(u.title, u.city,
      (SELECT jsonb_agg(jsonb_build_object('name', s.name)) FROM user_skills s WHERE s.user_id = u.id), u.bio) AS written(word)
    WHERE u.id = person AND u.user_type = 'contractor' AND u.deleted_at IS NULL
  $$;
--> statement-breakpoint
INSERT INTO professionals (id, skill_hashes, city_key, spot, service_radius_km, reach, rating, review_count, is_verified, profile_parts, is_complete,
    last_contract_at, score, created_at, search)
SELECT found.* FROM users, find_professional(users.id) AS found WHERE users.user_type = 'contractor';
--> statement-breakpoint
INSERT INTO profile_words (word)
SELECT DISTINCT written.word FROM users, profile_words_of(users.id) AS written(word) WHERE users.user_type = 'contractor';
--> statement-breakpoint
-- The words of profiles were among those of jobs.
TRUNCATE "search_words";--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT written.word
FROM jobs, search_words_in(title, city, skills_required, description) AS written(word);
--> statement-breakpoint
CREATE INDEX "profile_words_resemble" ON "profile_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "professionals_search" ON "professionals" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "professionals_city" ON "professionals" USING gin ("city_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Every order of the search; what filters read is INCLUDEd, so that walking them never visits the table.
CREATE INDEX "professionals_best" ON "professionals" ("score", "id")
  INCLUDE (skill_hashes, rating, is_verified, city_key, spot, service_radius_km, is_complete);
--> statement-breakpoint
CREATE INDEX "professionals_newest" ON "professionals" ("created_at", "id")
  INCLUDE (skill_hashes, rating, is_verified, city_key, spot, service_radius_km);
--> statement-breakpoint
CREATE INDEX "professionals_spot" ON "professionals" USING gist ("spot")
  INCLUDE (skill_hashes, rating, is_verified, service_radius_km, score, created_at, id);
--> statement-breakpoint
CREATE INDEX "professionals_reach" ON "professionals" USING gist ("reach")
  INCLUDE (skill_hashes, rating, is_verified, spot, service_radius_km, score, created_at, id);
--> statement-breakpoint
-- The row is locked before it is read again: of two changes at once, the later one sees the earlier. What stayed the same
-- is not written.
CREATE FUNCTION note_professional(person uuid) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM FROM professionals WHERE id = person FOR UPDATE;
  INSERT INTO professionals AS known (id, skill_hashes, city_key, spot, service_radius_km, reach, rating, review_count, is_verified, profile_parts, is_complete,
    last_contract_at, score, created_at, search)
  SELECT found.* FROM find_professional(person) AS found
  ON CONFLICT (id) DO UPDATE SET
    skill_hashes = excluded.skill_hashes, city_key = excluded.city_key, spot = excluded.spot,
    service_radius_km = excluded.service_radius_km, reach = excluded.reach, rating = excluded.rating,
    review_count = excluded.review_count, is_verified = excluded.is_verified, profile_parts = excluded.profile_parts,
    is_complete = excluded.is_complete, last_contract_at = excluded.last_contract_at, score = excluded.score,
    search = excluded.search
  WHERE (known.skill_hashes, known.city_key, known.spot::text, known.service_radius_km, known.reach::text, known.rating,
      known.review_count, known.is_verified, known.profile_parts, known.is_complete, known.last_contract_at, known.score,
      known.search)
    IS DISTINCT FROM (excluded.skill_hashes, excluded.city_key, excluded.spot::text, excluded.service_radius_km,
      excluded.reach::text, excluded.rating, excluded.review_count, excluded.is_verified, excluded.profile_parts,
      excluded.is_complete, excluded.last_contract_at, excluded.score, excluded.search);
  IF NOT EXISTS (SELECT FROM find_professional(person)) THEN
    DELETE FROM professionals WHERE id = person;
  END IF;
  INSERT INTO profile_words (word)
  SELECT written.word FROM profile_words_of(person) AS written(word)
  WHERE NOT EXISTS (SELECT FROM profile_words known WHERE known.word = written.word)
  ORDER BY written.word
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- At the end of the transaction: a sign-up with its skills then writes all its words at once, in one order, so that two of
-- them cannot wait for each other; and each trigger sees everything.
CREATE CONSTRAINT TRIGGER users_professional_made
  AFTER INSERT ON "users" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.user_type = 'contractor') EXECUTE FUNCTION note_changed_user();
--> statement-breakpoint
-- A contract that is completed counts itself here in the same transaction, after its own change.
CREATE CONSTRAINT TRIGGER users_professional
  AFTER UPDATE OF user_type, full_name, company_name, title, bio, city, lat, lng, service_radius_km, rating, review_count,
    completed_contracts, email_verified_at, profile_file_id, deleted_at
  ON "users" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ('contractor' IN (OLD.user_type, NEW.user_type)) EXECUTE FUNCTION note_changed_user();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER user_skills_professional
  AFTER INSERT OR UPDATE OR DELETE ON "user_skills" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_changed_skill();
