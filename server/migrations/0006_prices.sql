CREATE TABLE "prices" (
	"trade" text NOT NULL,
	"task" text NOT NULL,
	"place" text NOT NULL,
	"level" text NOT NULL,
	"deals" integer NOT NULL,
	"hirers" integer NOT NULL,
	"contractors" integer NOT NULL,
	"low" bigint NOT NULL,
	"median" bigint NOT NULL,
	"high" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_trade_task_place_pk" PRIMARY KEY("trade","task","place"),
	CONSTRAINT "prices_level" CHECK ("prices"."level" in ('area','state','country','all')),
	CONSTRAINT "prices_of_many" CHECK ("prices"."deals" >= 5
        and least("prices"."hirers", "prices"."contractors") >= 3)
);
