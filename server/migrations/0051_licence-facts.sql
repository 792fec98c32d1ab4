ALTER TABLE "users" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "licence_expires_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "licence_valid_until" date;--> statement-breakpoint
CREATE INDEX "users_licence_end" ON "users" USING btree ("licence_valid_until") WHERE "users"."licence_valid_until" is not null;