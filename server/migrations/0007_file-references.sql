CREATE INDEX "jobs_attachment" ON "jobs" USING btree ("attachment_file_id") WHERE "jobs"."attachment_file_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_thumbnail" ON "jobs" USING btree ("thumbnail_file_id") WHERE "jobs"."thumbnail_file_id" is not null;--> statement-breakpoint
CREATE INDEX "submission_files_file" ON "submission_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "users_profile_file" ON "users" USING btree ("profile_file_id") WHERE "users"."profile_file_id" is not null;--> statement-breakpoint
CREATE INDEX "users_national_id_file" ON "users" USING btree ("national_id_file_id") WHERE "users"."national_id_file_id" is not null;