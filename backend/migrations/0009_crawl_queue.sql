CREATE TABLE "rating_days" (
	"app_id" integer NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"day" date NOT NULL,
	"rating" double precision,
	"rating_count" integer,
	CONSTRAINT "rating_days_app_id_source_country_day_pk" PRIMARY KEY("app_id","source","country","day")
);
--> statement-breakpoint
ALTER TABLE "crawls" RENAME TO "crawls_before";--> statement-breakpoint
ALTER TABLE "crawls_before" DROP CONSTRAINT "crawls_pkey";--> statement-breakpoint
DROP INDEX "crawls_pair";--> statement-breakpoint
ALTER SEQUENCE "crawls_id_seq" OWNED BY NONE;--> statement-breakpoint
CREATE TABLE "crawls" (
	"id" bigint DEFAULT nextval('crawls_id_seq') NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"source" text NOT NULL,
	"app_ids" integer[] NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crawls_id_first_seen_at_pk" PRIMARY KEY("id","first_seen_at")
) PARTITION BY RANGE ("first_seen_at");
--> statement-breakpoint
ALTER SEQUENCE "crawls_id_seq" OWNED BY "crawls"."id";--> statement-breakpoint
CREATE INDEX "crawls_order" ON "crawls" USING btree ("keyword_id","country","device","first_seen_at" DESC NULLS LAST);--> statement-breakpoint
-- What no month takes; empty as long as the months are made ahead.
CREATE TABLE "crawls_other" PARTITION OF "crawls" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
	month date;
BEGIN
	FOR month IN
		SELECT generate_series(
			date_trunc('month', coalesce((SELECT min(first_seen_at) FROM crawls_before), now()) AT TIME ZONE 'UTC'),
			date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months', interval '1 month')::date
	LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF crawls FOR VALUES FROM (%L) TO (%L)',
			'crawls_' || to_char(month, 'YYYY_MM'), month || ' 00:00+00', (month + interval '1 month')::date || ' 00:00+00');
	END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "crawls" SELECT id, keyword_id, country, device, source, app_ids, first_seen_at, last_seen_at FROM "crawls_before";--> statement-breakpoint
DROP TABLE "crawls_before";--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "urgency" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rating_days" ADD CONSTRAINT "rating_days_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawl_pairs_waiting" ON "crawl_pairs" USING btree ("urgency" DESC NULLS LAST,"queued_at") WHERE "crawl_pairs"."queued_at" is not null or "crawl_pairs"."untold";
