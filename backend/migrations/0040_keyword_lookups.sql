ALTER TABLE "app_ranks" ADD COLUMN "trend" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "keyword_results" ADD COLUMN "app_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The next crawl of each keyword writes its trend; until then, "rank_days" is read. Writing all here would block the table.
UPDATE "keyword_results" r SET "app_ids" = coalesce((
	SELECT c."app_ids" FROM "crawls" c
	WHERE c."keyword_id" = r."keyword_id" AND c."country" = r."country" AND c."device" = 'iphone' AND c."source" = r."source"
	ORDER BY c."first_seen_at" DESC LIMIT 1), '{}');--> statement-breakpoint
CREATE INDEX "keyword_results_apps" ON "keyword_results" USING gin ("app_ids");
