CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_once" UNIQUE("job_id","contractor_id"),
	CONSTRAINT "invites_status" CHECK ("invites"."status" in ('pending','accepted','declined','withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"from" text,
	"to" text NOT NULL,
	"terms" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_contractor_id_users_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invites_client" ON "invites" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_contractor" ON "invites" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_events_offer" ON "offer_events" USING btree ("offer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("expires_at","id") WHERE "offers"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_closed" CHECK (("offers"."status" = 'rejected') = ("offers"."closed_reason" is not null));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_proposal" CHECK ("offers"."status" = 'pending' or "offers"."proposal" is null);