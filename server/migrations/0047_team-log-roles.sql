ALTER TABLE "team_log" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "team_log" ADD CONSTRAINT "team_log_role" CHECK ("team_log"."role" in ('viewer','recruiter','owner'));--> statement-breakpoint
-- Until now a role stood in English behind the name.
UPDATE "team_log" SET "role" = substring("about" from '\w+$'), "about" = regexp_replace("about", ': \w+$', '')
WHERE "action" = 'roleChanged' AND "about" ~ ': (viewer|recruiter|owner)$';
