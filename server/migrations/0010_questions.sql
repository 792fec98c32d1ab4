CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"text" text NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"answer_hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_answer" CHECK (("questions"."answer" is null) = ("questions"."answered_at" is null)),
	CONSTRAINT "questions_of_answer" CHECK ("questions"."answer" is not null or ("questions"."edited_at" is null and "questions"."answer_hidden_at" is null))
);
--> statement-breakpoint
ALTER TABLE "person_reports" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_job" ON "questions" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_answered" ON "questions" USING btree (coalesce("edited_at", "answered_at"));--> statement-breakpoint
CREATE INDEX "questions_asker" ON "questions" USING btree ("asker_id","created_at","id");--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_reports_question" ON "person_reports" USING btree ("reporter_id","question_id","person_id") WHERE "person_reports"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "person_reports_of_question" ON "person_reports" USING btree ("question_id");