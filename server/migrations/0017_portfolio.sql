CREATE TABLE "portfolio_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"description" text NOT NULL,
	"cost" bigint NOT NULL,
	"service_time" integer NOT NULL,
	"before_file_id" uuid NOT NULL,
	"after_file_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_before_file_id_files_id_fk" FOREIGN KEY ("before_file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_after_file_id_files_id_fk" FOREIGN KEY ("after_file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_items_user" ON "portfolio_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "portfolio_items_before_file" ON "portfolio_items" USING btree ("before_file_id");--> statement-breakpoint
CREATE INDEX "portfolio_items_after_file" ON "portfolio_items" USING btree ("after_file_id");