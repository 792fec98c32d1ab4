CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "provider_people" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_ref" text,
	"account_ref" text,
	"payouts_ready" boolean DEFAULT false NOT NULL,
	CONSTRAINT "provider_people_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "sandbox_operations" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"token" text,
	"amount" bigint NOT NULL,
	"outcome" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_operations_ref" UNIQUE("ref"),
	CONSTRAINT "sandbox_operations_kind" CHECK ("sandbox_operations"."kind" in ('charge','refund','payout','chargeback'))
);
--> statement-breakpoint
ALTER TABLE "provider_people" ADD CONSTRAINT "provider_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_operations_due" ON "sandbox_operations" USING btree ("due_at") WHERE "sandbox_operations"."told_at" is null;