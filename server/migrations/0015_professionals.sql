CREATE TABLE "professionals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"skill_keys" text[] NOT NULL,
	"city_key" text,
	"spot" "point",
	"service_radius_km" integer,
	"reach" "box",
	"rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"is_verified" boolean NOT NULL,
	"profile_parts" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"last_contract_at" timestamp (3) with time zone,
	"score" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_priors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mean" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_professionals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_professionals_once" UNIQUE("user_id","professional_id")
);
--> statement-breakpoint
DROP INDEX "users_performers";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "service_radius_km" integer;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_professionals" ADD CONSTRAINT "saved_professionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_professionals" ADD CONSTRAINT "saved_professionals_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "professionals_search" ON "professionals" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "professionals_city" ON "professionals" USING gin ("city_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "saved_professionals_user" ON "saved_professionals" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_professionals_of" ON "saved_professionals" USING btree ("professional_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_service_radius" CHECK ("users"."service_radius_km" between 1 and 200);--> statement-breakpoint
-- Every order of the search; what filters read is INCLUDEd, so that walking them never visits the table.
CREATE INDEX "professionals_best" ON "professionals" ("score", "id")
  INCLUDE (skill_keys, rating, is_verified, city_key, spot, service_radius_km, is_complete);
--> statement-breakpoint
CREATE INDEX "professionals_newest" ON "professionals" ("created_at", "id")
  INCLUDE (skill_keys, rating, is_verified, city_key, spot, service_radius_km);
--> statement-breakpoint
CREATE INDEX "professionals_spot" ON "professionals" USING gist ("spot")
  INCLUDE (skill_keys, rating, is_verified, service_radius_km, score, created_at, id);
--> statement-breakpoint
CREATE INDEX "professionals_reach" ON "professionals" USING gist ("reach")
  INCLUDE (skill_keys, rating, is_verified, spot, service_radius_km, score, created_at, id);
--> statement-breakpoint
ALTER TABLE "professionals" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
-- Of a rating by few reviews the mean of all weighs most: five reviews' worth of it.
CREATE FUNCTION professional_score(rating numeric, review_count integer, profile_parts integer, last_contract_at timestamptz, mean float8)
  RETURNS float8 LANGUAGE sql STABLE
  AS $$
    SELECT (5 * mean + rating::float8 * review_count) / (5 + review_count)
      * (0.75 + 0.05 * profile_parts)
      * CASE
          WHEN last_contract_at > now() - interval '90 days' THEN 1
          WHEN last_contract_at > now() - interval '180 days' THEN 0.95
          WHEN last_contract_at > now() - interval '365 days' THEN 0.9
          ELSE 0.85
        END
  $$;
--> statement-breakpoint
-- 4 until there is a review.
CREATE FUNCTION rating_prior() RETURNS float8 LANGUAGE sql STABLE
  AS $$ SELECT coalesce((SELECT mean FROM rating_priors LIMIT 1), 4) $$;
--> statement-breakpoint
-- All that is in reach from a point, as a box of degrees.
CREATE FUNCTION service_box(lat float8, lng float8, km float8) RETURNS box
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT box(point(lng - aside, lat - up), point(lng + aside, lat + up))
    FROM (SELECT km / 111.19 AS up) height,
      LATERAL (SELECT least(360, up / greatest(0.0001, cosd(least(90, abs(lat) + up)))) AS aside) width
  $$;
--> statement-breakpoint
CREATE FUNCTION find_professional(person uuid) RETURNS SETOF professionals
  LANGUAGE sql STABLE
  AS $$
    SELECT u.id, skills.keys, public.plain_text(u.city), place.spot, u.service_radius_km,
      service_box(place.spot[1], place.spot[0], coalesce(u.service_radius_km, 0)),
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
      SELECT coalesce(array_agg(name_key ORDER BY name_key), '{}') AS keys,
        public.plain_text(coalesce(string_agg(name, ' '), '')) AS plain
      FROM user_skills WHERE user_id = u.id) skills
    CROSS JOIN LATERAL (SELECT point(round(u.lng::numeric, 2)::float8, round(u.lat::numeric, 2)::float8) AS spot) place
    CROSS JOIN LATERAL (
      SELECT (coalesce(u.title, '') <> '')::int + (coalesce(u.bio, '') <> '')::int + (coalesce(u.city, '') <> '')::int
        + (cardinality(skills.keys) > 0)::int + (u.profile_file_id IS NOT NULL)::int AS count) parts
    CROSS JOIN LATERAL (
      SELECT max(finished_at) AS last_at FROM contracts
      WHERE professional_id = u.id AND status = 'completed') work
    CROSS JOIN LATERAL (SELECT public.plain_text(concat_ws(' ', u.title, u.company_name, u.full_name)) AS plain) names
    CROSS JOIN LATERAL (SELECT public.plain_text(concat_ws(' ', u.city, u.bio)) AS plain) about
    WHERE u.id = person AND u.user_type = 'contractor'
  $$;
--> statement-breakpoint
-- The row is locked before it is read again: of two changes at once, the later one sees the earlier.
CREATE FUNCTION note_professional(person uuid) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM FROM professionals WHERE id = person FOR UPDATE;
  INSERT INTO professionals AS known SELECT * FROM find_professional(person)
  ON CONFLICT (id) DO UPDATE SET
    skill_keys = excluded.skill_keys, city_key = excluded.city_key, spot = excluded.spot,
    service_radius_km = excluded.service_radius_km, reach = excluded.reach, rating = excluded.rating,
    review_count = excluded.review_count, is_verified = excluded.is_verified, profile_parts = excluded.profile_parts,
    is_complete = excluded.is_complete, last_contract_at = excluded.last_contract_at, score = excluded.score,
    search = excluded.search;
  INSERT INTO search_words (word)
  SELECT written.word
  FROM users u, search_words_in(concat_ws(' ', u.title, u.company_name, u.full_name), u.city,
    (SELECT jsonb_agg(jsonb_build_object('name', name)) FROM user_skills WHERE user_id = person), u.bio) AS written(word)
  WHERE u.id = person AND u.user_type = 'contractor'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = written.word)
  ORDER BY written.word
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_user() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM note_professional(NEW.id); RETURN NULL; END $$;
--> statement-breakpoint
-- A contract that is completed counts itself here in the same transaction, after its own change.
CREATE TRIGGER users_professional
  AFTER INSERT OR UPDATE OF full_name, company_name, title, bio, city, lat, lng, service_radius_km, rating, review_count,
    completed_contracts, email_verified_at, profile_file_id
  ON "users" FOR EACH ROW WHEN (NEW.user_type = 'contractor') EXECUTE FUNCTION note_changed_user();
--> statement-breakpoint
CREATE FUNCTION note_changed_skill() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM note_professional(coalesce(NEW.user_id, OLD.user_id)); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER user_skills_professional
  AFTER INSERT OR UPDATE OR DELETE ON "user_skills" FOR EACH ROW EXECUTE FUNCTION note_changed_skill();
--> statement-breakpoint
-- The migration professionals-mended writes the rows of who is there already, all at once.
SELECT 1;
