ALTER TABLE "outbox" ADD COLUMN "subject" text;--> statement-breakpoint
CREATE INDEX "outbox_subject" ON "outbox" USING btree ("subject","id") WHERE "outbox"."delivered_at" is null;