-- Both languages. Stored, so that a search computes nothing for the rows it looks at.
CREATE FUNCTION message_words(message text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT to_tsvector('english', public.plain_text(message)) || to_tsvector('french', public.plain_text(message))
  $$;
--> statement-breakpoint
-- Rewrites the table, once, and nobody reads or writes messages meanwhile. Not in the tables of the program: no list
-- reads it. The room left in each page is for marking messages as read, which then touches no index.
ALTER TABLE "messages"
  ADD COLUMN "search" tsvector GENERATED ALWAYS AS (message_words(message_text)) STORED,
  SET (fillfactor = 85);
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");--> statement-breakpoint
-- Parts of words.
CREATE INDEX "messages_text" ON "messages" USING gin (plain_text(message_text) gin_trgm_ops);
