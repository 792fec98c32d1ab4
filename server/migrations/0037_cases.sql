CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"person_id" uuid,
	"case_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "cases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"person_id" uuid,
	"job_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"note" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_number" UNIQUE("number"),
	CONSTRAINT "cases_status" CHECK ("cases"."status" in ('open','dismissed','resolved'))
);
--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hidden_for" text;--> statement-breakpoint
ALTER TABLE "person_reports" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_case" ON "audit_entries" USING btree ("case_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open" ON "cases" USING btree ("kind","about_id") WHERE "cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "cases_person" ON "cases" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cases_job" ON "cases" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_reports_case" ON "job_reports" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "person_reports_case" ON "person_reports" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hidden" CHECK (("jobs"."hidden_at" is null) = ("jobs"."hidden_for" is null));--> statement-breakpoint
-- What was reported before there were cases, and the national IDs that nobody has looked at.
INSERT INTO cases (id, kind, about_id, person_id, job_id, created_at, updated_at)
SELECT gen_random_uuid(), 'jobReport', r.job_id, j.owner_id, r.job_id, min(r.created_at), max(r.created_at)
FROM job_reports r JOIN jobs j ON j.id = r.job_id GROUP BY r.job_id, j.owner_id ORDER BY min(r.created_at);
--> statement-breakpoint
UPDATE job_reports SET case_id = cases.id FROM cases WHERE cases.kind = 'jobReport' AND cases.about_id = job_reports.job_id;
--> statement-breakpoint
INSERT INTO cases (id, kind, about_id, person_id, created_at, updated_at)
SELECT gen_random_uuid(), 'messageReport', message_id, person_id, min(created_at), max(created_at)
FROM person_reports WHERE message_id IS NOT NULL GROUP BY message_id, person_id ORDER BY min(created_at);
--> statement-breakpoint
UPDATE person_reports SET case_id = cases.id FROM cases
WHERE cases.kind = 'messageReport' AND cases.about_id = person_reports.message_id;
--> statement-breakpoint
INSERT INTO cases (id, kind, about_id, person_id, created_at, updated_at)
SELECT gen_random_uuid(), 'personReport', person_id, person_id, min(created_at), max(created_at)
FROM person_reports WHERE case_id IS NULL GROUP BY person_id ORDER BY min(created_at);
--> statement-breakpoint
UPDATE person_reports SET case_id = cases.id FROM cases
WHERE person_reports.case_id IS NULL AND cases.kind = 'personReport' AND cases.about_id = person_reports.person_id;
--> statement-breakpoint
INSERT INTO cases (id, kind, about_id, person_id, created_at, updated_at)
SELECT gen_random_uuid(), 'nationalId', users.id, users.id, files.created_at, files.created_at
FROM users JOIN files ON files.id = users.national_id_file_id WHERE users.deleted_at IS NULL ORDER BY files.created_at;
--> statement-breakpoint
ALTER TABLE "job_reports" ALTER COLUMN "case_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "person_reports" ALTER COLUMN "case_id" SET NOT NULL;--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_filled BEFORE TRUNCATE ON "audit_entries" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who is suspended is not found, as who has left.
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
    WHERE u.id = person AND u.user_type = 'contractor' AND u.deleted_at IS NULL AND u.suspended_at IS NULL
  $$;
--> statement-breakpoint
DROP TRIGGER users_professional ON "users";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_professional
  AFTER UPDATE OF user_type, full_name, company_name, title, bio, city, lat, lng, service_radius_km, rating, review_count,
    completed_contracts, email_verified_at, profile_file_id, deleted_at, suspended_at
  ON "users" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ('contractor' IN (OLD.user_type, NEW.user_type)) EXECUTE FUNCTION note_changed_user();
