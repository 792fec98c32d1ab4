ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
-- Who has left is found no more, whatever still changes about them: a review of theirs that is shown later, say.
ALTER FUNCTION note_professional(uuid) RENAME TO write_professional;
--> statement-breakpoint
CREATE FUNCTION note_professional(person uuid) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = person AND deleted_at IS NOT NULL) THEN
    DELETE FROM professionals WHERE id = person;
  ELSE
    PERFORM write_professional(person);
  END IF;
END $$;
