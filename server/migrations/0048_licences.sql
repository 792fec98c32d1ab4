ALTER TABLE "users" ADD COLUMN "licence_file_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "licence_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_licence_file_id_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_licence_file" ON "users" USING btree ("licence_file_id") WHERE "users"."licence_file_id" is not null;