CREATE TABLE "project_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"budget" bigint NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"city" text,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_budget" CHECK ("projects"."budget" > 0),
	CONSTRAINT "projects_point" CHECK (("projects"."lat" is null) = ("projects"."lng" is null))
);
--> statement-breakpoint
ALTER TABLE "project_jobs" ADD CONSTRAINT "project_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_jobs" ADD CONSTRAINT "project_jobs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_jobs_project" ON "project_jobs" USING btree ("project_id","created_at","job_id");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","created_at","id");