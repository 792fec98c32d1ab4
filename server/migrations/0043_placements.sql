CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"href" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_fr" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "placements_days" CHECK ("placements"."starts_at" <= "placements"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placements_file" ON "placements" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "placements_days_of" ON "placements" USING btree ("ends_at","starts_at");