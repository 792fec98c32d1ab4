ALTER TABLE "email_changes" ADD COLUMN "present_code_hash" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL;