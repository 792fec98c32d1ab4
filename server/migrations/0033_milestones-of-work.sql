ALTER TABLE "submissions" DROP CONSTRAINT "submissions_status";--> statement-breakpoint
DROP INDEX "submissions_open";--> statement-breakpoint
ALTER TABLE "contract_events" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_milestone" ON "submissions" USING btree ("milestone_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_open" ON "submissions" USING btree ("contract_id",coalesce(milestone_id, contract_id)) WHERE "submissions"."status" = 'submitted';--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_status" CHECK ("submissions"."status" in ('submitted','approved','changes-requested','taken-back','closed'));