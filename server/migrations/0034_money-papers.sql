ALTER TABLE "documents" DROP CONSTRAINT "documents_number";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "number" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "year" integer;--> statement-breakpoint
-- Nobody has seen the numbers of before, which had gaps: all are numbered anew.
DROP TRIGGER documents_kept ON "documents";--> statement-breakpoint
UPDATE "documents" SET "number" = NULL;--> statement-breakpoint
CREATE TRIGGER documents_kept BEFORE DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER documents_numbered_once BEFORE UPDATE ON "documents" FOR EACH ROW
  WHEN (OLD.number IS NOT NULL OR (OLD.transfer_id, OLD.kind, OLD.created_at) IS DISTINCT FROM (NEW.transfer_id, NEW.kind, NEW.created_at))
  EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE INDEX "documents_open" ON "documents" USING btree ("created_at") WHERE "documents"."number" is null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_number" UNIQUE("kind","year","number");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_numbered" CHECK (("documents"."number" is null) = ("documents"."year" is null));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('receipt','invoice','creditNote','payout'));--> statement-breakpoint
INSERT INTO "documents" ("transfer_id", "kind", "created_at")
  SELECT "id", 'payout', "created_at" FROM "transfers" WHERE "reason" = 'withdrawn';
