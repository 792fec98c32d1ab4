CREATE TABLE "amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"note" text,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "amendments_status" CHECK ("amendments"."status" in ('open','accepted','declined','withdrawn','lapsed')),
	CONSTRAINT "amendments_proposed_by" CHECK ("amendments"."proposed_by" in ('hirer','professional')),
	CONSTRAINT "amendments_closed" CHECK (("amendments"."closed_at" is null) = ("amendments"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "amendments_open" ON "amendments" USING btree ("contract_id") WHERE "amendments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "amendments_contract" ON "amendments" USING btree ("contract_id","created_at","id");