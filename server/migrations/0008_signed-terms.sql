CREATE TABLE "term_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"side" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "term_confirmations_side" CHECK ("term_confirmations"."side" in ('hirer','professional'))
);
--> statement-breakpoint
ALTER TABLE "term_confirmations" ADD CONSTRAINT "term_confirmations_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "term_confirmations_standing" ON "term_confirmations" USING btree ("contract_id","side") WHERE "term_confirmations"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "term_confirmations_contract" ON "term_confirmations" USING btree ("contract_id","created_at","id");