CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"written_by" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer,
	"lines" jsonb NOT NULL,
	"chosen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_rate" numeric(6, 3) NOT NULL,
	"is_tax_included" boolean NOT NULL,
	"total" bigint NOT NULL,
	"exclusions" text NOT NULL,
	"deposit" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"expected_days" integer NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"contract_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('draft','sent','seen','accepted','declined','expired','replaced')),
	CONSTRAINT "quotes_written_by" CHECK ("quotes"."written_by" in ('hirer','contractor')),
	CONSTRAINT "quotes_sent" CHECK (("quotes"."status" = 'draft') = ("quotes"."version" is null) and ("quotes"."version" is null) = ("quotes"."sent_at" is null)),
	CONSTRAINT "quotes_lines" CHECK (jsonb_array_length("quotes"."lines") between 1 and 100),
	CONSTRAINT "quotes_money" CHECK ("quotes"."deposit" between 0 and "quotes"."total")
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contractor_id_users_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_open" ON "quotes" USING btree ("job_id","contractor_id") WHERE "quotes"."status" in ('sent','seen');--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_draft" ON "quotes" USING btree ("job_id","contractor_id","written_by") WHERE "quotes"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_version" ON "quotes" USING btree ("job_id","contractor_id","version");--> statement-breakpoint
CREATE INDEX "quotes_client" ON "quotes" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_contractor" ON "quotes" USING btree ("contractor_id","created_at","id");