-- Visits. One time of a contractor’s is given once, whoever asks for it at the same moment; ids in such a constraint need
-- the extension.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"proposer_id" uuid,
	"times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"time_zone" text NOT NULL,
	"client_time_zone" text,
	"contractor_time_zone" text,
	"address" text DEFAULT '' NOT NULL,
	"cancel_reason" text,
	"cancelled_by_id" uuid,
	"missed_by_id" uuid,
	"set_out_at" timestamp (3) with time zone,
	"day_told_at" timestamp (3) with time zone,
	"hour_told_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_status" CHECK ("visits"."status" in ('proposed','agreed','moving','onTheWay','over','missed','cancelled','expired')),
	CONSTRAINT "visits_span" CHECK (("visits"."starts_at" is null) = ("visits"."ends_at" is null) and "visits"."starts_at" < "visits"."ends_at"),
	CONSTRAINT "visits_given" CHECK (not ("visits"."status" in ('agreed','moving','onTheWay')) or "visits"."starts_at" is not null),
	CONSTRAINT "visits_times" CHECK (("visits"."status" in ('proposed','moving')) = (jsonb_array_length("visits"."times") between 1 and 5))
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_contractor_id_users_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_missed_by_id_users_id_fk" FOREIGN KEY ("missed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_open" ON "visits" USING btree ("job_id","contractor_id") WHERE "visits"."status" in ('proposed','agreed','moving','onTheWay');--> statement-breakpoint
CREATE INDEX "visits_due" ON "visits" USING btree ("starts_at","id") WHERE "visits"."status" in ('agreed','moving','onTheWay');--> statement-breakpoint
CREATE INDEX "visits_client" ON "visits" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "visits_contractor" ON "visits" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_given_once" EXCLUDE USING gist ("contractor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("visits"."status" in ('agreed','moving','onTheWay'));
