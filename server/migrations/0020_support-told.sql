ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "support_tickets_of_user";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_untold" ON "support_tickets" USING btree ("created_at") WHERE "support_tickets"."told_at" is null;--> statement-breakpoint
CREATE INDEX "support_tickets_of_user" ON "support_tickets" USING btree ("user_id","created_at","id");