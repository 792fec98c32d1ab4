-- A job has several pictures. What was attached as one becomes the first of them; its thumbnail goes, as every kept picture
-- is there in smaller sizes. Needs a stop: it drops a column. Rewrites the jobs with a picture.
CREATE TABLE "job_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid,
	"position" integer,
	"caption" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_pictures_place" UNIQUE("job_id","position"),
	CONSTRAINT "job_pictures_placed" CHECK (("job_pictures"."job_id" is null) = ("job_pictures"."position" is null))
);
--> statement-breakpoint
INSERT INTO "job_pictures" ("id", "owner_id", "job_id", "position", "created_at")
SELECT "files"."id", "jobs"."owner_id", "jobs"."id", 0, "files"."created_at"
FROM "jobs" JOIN "files" ON "files"."id" = "jobs"."attachment_file_id" WHERE "files"."mime_type" LIKE 'image/%'
ON CONFLICT ("id") DO NOTHING;--> statement-breakpoint
UPDATE "jobs" SET "attachment_file_id" = NULL
WHERE EXISTS (SELECT FROM "job_pictures" WHERE "job_pictures"."job_id" = "jobs"."id");--> statement-breakpoint
INSERT INTO "outbox" ("id", "topic", "payload")
SELECT gen_random_uuid(), 'file.removed', jsonb_build_object('storageKey', "files"."storage_key")
FROM "jobs" JOIN "files" ON "files"."id" = "jobs"."thumbnail_file_id";--> statement-breakpoint
DELETE FROM "files" USING "jobs" WHERE "files"."id" = "jobs"."thumbnail_file_id";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_thumbnail_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "jobs_thumbnail";--> statement-breakpoint
ALTER TABLE "job_pictures" ADD CONSTRAINT "job_pictures_id_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_pictures" ADD CONSTRAINT "job_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_pictures" ADD CONSTRAINT "job_pictures_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_pictures_owner" ON "job_pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "job_pictures_waiting" ON "job_pictures" USING btree ("created_at") WHERE "job_pictures"."job_id" is null;--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "thumbnail_file_id";