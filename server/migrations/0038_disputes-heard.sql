CREATE TABLE "dispute_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"outcome" text NOT NULL,
	"release_amount" bigint,
	"note" text,
	"decider_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_decisions_round" UNIQUE("dispute_id","round")
);
--> statement-breakpoint
CREATE TABLE "dispute_files" (
	"dispute_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "dispute_files_dispute_id_file_id_pk" PRIMARY KEY("dispute_id","file_id"),
	CONSTRAINT "dispute_files_part" CHECK ("dispute_files"."part" in ('reason','answer','appeal'))
);
--> statement-breakpoint
ALTER TABLE "disputes" DROP CONSTRAINT "disputes_status";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appealed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appeal_reason" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_files_file" ON "dispute_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_appealed_by_id_users_id_fk" FOREIGN KEY ("appealed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("created_at") WHERE "disputes"."status" in ('open', 'appealed');--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('open','withdrawn','resolved','appealed'));