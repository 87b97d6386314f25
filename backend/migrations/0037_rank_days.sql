CREATE TABLE "keyword_results" (
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"results" smallint NOT NULL,
	"top_app_ids" integer[] NOT NULL,
	"top_strengths" real[] DEFAULT '{}' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyword_results_keyword_id_country_source_pk" PRIMARY KEY("keyword_id","country","source")
);
--> statement-breakpoint
CREATE TABLE "rank_days" (
	"app_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	"day" date NOT NULL,
	"rank" smallint NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "rank_days_app_id_country_keyword_id_day_pk" PRIMARY KEY("app_id","country","keyword_id","day") INCLUDE ("rank", "source")
) PARTITION BY HASH ("app_id");
--> statement-breakpoint
DO $$
BEGIN
	FOR part IN 0..31 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF rank_days FOR VALUES WITH (MODULUS 32, REMAINDER %s)',
			'rank_days_' || to_char(part, 'FM00'), part);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "app_ranks" ADD COLUMN "best_rank" smallint;--> statement-breakpoint
ALTER TABLE "app_ranks" ADD COLUMN "days_filled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "keyword_results" ADD CONSTRAINT "keyword_results_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_ranks_unfilled" ON "app_ranks" USING btree ("app_id") WHERE not "app_ranks"."days_filled";--> statement-breakpoint
-- The next crawl adds the strengths. A job fills rank_days, because that takes long on a large database.
INSERT INTO "keyword_results" ("keyword_id", "country", "source", "results", "top_app_ids", "checked_at")
SELECT p."keyword_id", p."country", last."source", cardinality(last."app_ids"), last."app_ids"[1:11], last."last_seen_at"
FROM "crawl_pairs" p
CROSS JOIN LATERAL (
	SELECT * FROM "crawls" c WHERE c."keyword_id" = p."keyword_id" AND c."country" = p."country" AND c."device" = p."device"
	ORDER BY c."first_seen_at" DESC NULLS LAST LIMIT 1
) AS last
WHERE p."device" = 'iphone';
