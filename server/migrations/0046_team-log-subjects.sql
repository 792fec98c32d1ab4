ALTER TABLE "team_log" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "team_log" ADD COLUMN "subject_id" uuid;