ALTER TABLE "app_ranks" ADD COLUMN "trend" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "keyword_results" ADD COLUMN "app_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "app_ranks" r SET "trend" = array(
	SELECT d."rank"
	FROM generate_series((r."checked_at" AT TIME ZONE 'UTC')::date - 29, (r."checked_at" AT TIME ZONE 'UTC')::date, interval '1 day') AS w("day")
	LEFT JOIN "rank_days" d ON d."app_id" = r."app_id" AND d."country" = r."country" AND d."keyword_id" = r."keyword_id"
		AND d."day" = w."day"::date AND d."source" = r."source" AND d."day" > (r."checked_at" AT TIME ZONE 'UTC')::date - 30
	ORDER BY w."day")
WHERE r."device" = 'iphone' AND r."checked_at" IS NOT NULL;--> statement-breakpoint
UPDATE "keyword_results" r SET "app_ids" = coalesce((
	SELECT c."app_ids" FROM "crawls" c
	WHERE c."keyword_id" = r."keyword_id" AND c."country" = r."country" AND c."device" = 'iphone' AND c."source" = r."source"
	ORDER BY c."first_seen_at" DESC LIMIT 1), '{}');--> statement-breakpoint
CREATE INDEX "keyword_results_apps" ON "keyword_results" USING gin ("app_ids");
