CREATE TABLE "crawl_archive" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"source" text NOT NULL,
	"algorithm" text,
	"month" date NOT NULL,
	"first_seen_at" timestamp with time zone[] NOT NULL,
	"last_seen_at" timestamp with time zone[] NOT NULL,
	"results" smallint[] NOT NULL,
	"app_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crawl_archive" ADD CONSTRAINT "crawl_archive_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawl_archive_target" ON "crawl_archive" USING btree ("keyword_id","country","device");--> statement-breakpoint
CREATE INDEX "crawl_archive_month" ON "crawl_archive" USING btree ("month");