CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"portfolio_id" uuid,
	"days" integer NOT NULL,
	"daily_budget" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_days" CHECK ("promotions"."days" > 0),
	CONSTRAINT "promotions_budget" CHECK ("promotions"."daily_budget" > 0)
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_portfolio_id_portfolio_items_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolio_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_of_user" ON "promotions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promotions_portfolio" ON "promotions" USING btree ("portfolio_id");--> statement-breakpoint
CREATE INDEX "promotions_running" ON "promotions" USING btree ("ends_at") WHERE "promotions"."stopped_at" is null;