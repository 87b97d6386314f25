CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"sender" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"unsubscribe_url" text,
	"secrets" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_mails_at" ON "outbox_mails" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_address" ON "outbox_mails" USING btree (lower("address"));