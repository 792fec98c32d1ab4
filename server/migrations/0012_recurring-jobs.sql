CREATE TABLE "recurring_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"rhythm" text NOT NULL,
	"time_zone" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"times_left" integer,
	"next_day" date,
	"next_at" timestamp (3) with time zone,
	"told_day" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_jobs_job" UNIQUE("job_id"),
	CONSTRAINT "recurring_jobs_rhythm" CHECK ("recurring_jobs"."rhythm" in ('weekly','fortnightly','monthly','quarterly','yearly')),
	CONSTRAINT "recurring_jobs_next" CHECK (("recurring_jobs"."next_day" is null) = ("recurring_jobs"."next_at" is null)),
	CONSTRAINT "recurring_jobs_left" CHECK ("recurring_jobs"."times_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recurring_turns" (
	"recurring_id" uuid NOT NULL,
	"day" date NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "recurring_turns_recurring_id_day_pk" PRIMARY KEY("recurring_id","day"),
	CONSTRAINT "recurring_turns_job" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "repeats_id" uuid;--> statement-breakpoint
ALTER TABLE "recurring_jobs" ADD CONSTRAINT "recurring_jobs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_jobs" ADD CONSTRAINT "recurring_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_turns" ADD CONSTRAINT "recurring_turns_recurring_id_recurring_jobs_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_turns" ADD CONSTRAINT "recurring_turns_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_jobs_due" ON "recurring_jobs" USING btree ("next_at","id");--> statement-breakpoint
CREATE INDEX "recurring_jobs_owner" ON "recurring_jobs" USING btree ("owner_id","created_at","id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_repeats_id_contracts_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_repeats" ON "applications" USING btree ("repeats_id") WHERE "applications"."repeats_id" is not null;