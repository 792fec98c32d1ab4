CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_once" UNIQUE("user_id","name","version"),
	CONSTRAINT "agreements_name" CHECK ("agreements"."name" in ('terms','privacy'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_version" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now each text had one version.
UPDATE "users" SET "terms_version" = '2026-11-22', "privacy_version" = '2026-11-22' WHERE "terms_accepted_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "agreements" ("id", "user_id", "name", "version", "created_at")
SELECT gen_random_uuid(), "users"."id", "texts"."name", '2026-11-22', "users"."terms_accepted_at"
FROM "users" CROSS JOIN (VALUES ('terms'), ('privacy')) AS "texts" ("name")
WHERE "users"."terms_accepted_at" IS NOT NULL;
