CREATE TABLE "error_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"phase" text NOT NULL,
	"owner" text,
	"trace_id" text,
	"message" text,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "telemetry_counts" (
	"minute" timestamp (3) with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"bucket" integer DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "telemetry_counts_key" PRIMARY KEY("minute","remote","version","source","kind","name","bucket")
);
--> statement-breakpoint
CREATE INDEX "error_samples_newest" ON "error_samples" USING btree ("at","id");