CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"assignee_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"from_time" text,
	"to_time" text,
	"time_zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_days" CHECK ("assignments"."first_day" <= "assignments"."last_day" and "assignments"."starts_at" < "assignments"."ends_at"),
	CONSTRAINT "assignments_hours" CHECK (("assignments"."from_time" is null) = ("assignments"."to_time" is null) and ("assignments"."from_time" is null or "assignments"."from_time" < "assignments"."to_time"))
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"text" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"buyer" text NOT NULL,
	"paid" bigint,
	"receipt_file_id" uuid,
	"quote_line" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "materials_unit" CHECK ("materials"."unit" in ('item','hour','day','foot','squareFoot','metre','squareMetre','lump')),
	CONSTRAINT "materials_buyer" CHECK ("materials"."buyer" in ('hirer','professional')),
	CONSTRAINT "materials_money" CHECK ("materials"."price" >= 0 and "materials"."quantity" > 0 and ("materials"."paid" is null or "materials"."paid" >= 0))
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_receipt_file_id_files_id_fk" FOREIGN KEY ("receipt_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_contract" ON "assignments" USING btree ("contract_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "assignments_assignee" ON "assignments" USING btree ("assignee_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "materials_quote_line" ON "materials" USING btree ("contract_id","quote_line");--> statement-breakpoint
CREATE INDEX "materials_contract" ON "materials" USING btree ("contract_id","created_at","id");--> statement-breakpoint
CREATE INDEX "materials_receipt" ON "materials" USING btree ("receipt_file_id");