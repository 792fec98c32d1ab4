ALTER TABLE "portfolio_items" ADD COLUMN "sent_key" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sent_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_items_sent_key" ON "portfolio_items" USING btree ("user_id","sent_key");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_sent_key" ON "submissions" USING btree ("contract_id","sent_key");