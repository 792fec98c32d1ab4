-- What French writes before a colon or inside an amount is a space to every search, and not a letter: a word beside it was
-- not found.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT lower(public.unaccent('public.unaccent'::regdictionary, translate(value, U&'\00A0\2007\2009\202F', '    ')))
  $$;
--> statement-breakpoint
-- A text that one of them is in.
CREATE FUNCTION has_other_space(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $$ SELECT value ~ U&'[\00A0\2007\2009\202F]' $$;
--> statement-breakpoint
-- Generated columns follow what they are made from, if that is written again.
UPDATE "jobs" SET "title" = "title", "description" = "description", "city" = "city", "skills_required" = "skills_required",
    "job_category" = "job_category"
  WHERE has_other_space(concat_ws(' ', title, description, city, skills_required::text, job_category));--> statement-breakpoint
UPDATE "searched_messages" found SET "words" = message_words(m.message_text), "plain" = plain_text(m.message_text)
  FROM "messages" m WHERE m.id = found.message_id AND has_other_space(m.message_text);--> statement-breakpoint
SELECT note_professional(p.id) FROM "professionals" p JOIN "users" u ON u.id = p.id
  WHERE has_other_space(concat_ws(' ', u.full_name, u.company_name, u.title, u.city, u.bio))
    OR EXISTS (SELECT FROM "user_skills" s WHERE s.user_id = u.id AND has_other_space(s.name));--> statement-breakpoint
DROP FUNCTION has_other_space(text);--> statement-breakpoint
REINDEX INDEX "users_names";
