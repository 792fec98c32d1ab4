-- A message was searchable in the statement that wrote it: its words in two languages and two inverted indexes took
-- more than half of the time for which its writer waits. They lie in a table of their own now, filled after it.
CREATE TABLE "search_marks" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searched_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"plain" text NOT NULL
);
--> statement-breakpoint
-- Before the indexes, which are built faster than grown.
INSERT INTO "searched_messages" ("message_id", "words", "plain")
  SELECT id, search, plain_text(message_text) FROM "messages";--> statement-breakpoint
INSERT INTO "search_marks" ("chat_id", "seq") SELECT chat_id, max(seq) FROM "messages" GROUP BY chat_id;--> statement-breakpoint
ALTER TABLE "search_marks" ADD CONSTRAINT "search_marks_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searched_messages" ADD CONSTRAINT "searched_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searched_messages_words" ON "searched_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "searched_messages_plain" ON "searched_messages" USING gin ("plain" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "messages_search";--> statement-breakpoint
DROP INDEX "messages_text";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "search";--> statement-breakpoint
-- The chat refers to both people, and its messages to the chat.
ALTER TABLE "messages" DROP CONSTRAINT "messages_sender_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_receiver_id_users_id_fk";
