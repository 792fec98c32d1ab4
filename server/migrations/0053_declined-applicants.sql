ALTER TABLE "applications" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_message" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_declined" CHECK (num_nulls("applications"."declined_at", "applications"."decline_reason", "applications"."decline_message") in (0, 3)
        and ("applications"."declined_at" is null or not "applications"."is_hired"));