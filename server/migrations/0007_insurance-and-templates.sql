-- Insurance certificates stand beside licences and IDs, and accounts keep templates of texts.
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_kind" CHECK ("templates"."kind" in ('letter','message','offer','quote'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurance_file_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurance_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurance_cover" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurance_ends_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurance_valid_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "insurance_told_days" integer;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "templates_user" ON "templates" USING btree ("user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_insurance_file_id_files_id_fk" FOREIGN KEY ("insurance_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_insurance_file" ON "users" USING btree ("insurance_file_id") WHERE "users"."insurance_file_id" is not null;--> statement-breakpoint
CREATE INDEX "users_insurance_end" ON "users" USING btree ("insurance_valid_until") WHERE "users"."insurance_verified_at" is not null;