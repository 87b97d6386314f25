CREATE TABLE "category_charts" (
	"platform" text NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"category" text NOT NULL,
	"chart" text NOT NULL,
	"length" smallint,
	"checked_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "category_charts_platform_source_country_category_chart_pk" PRIMARY KEY("platform","source","country","category","chart")
);
--> statement-breakpoint
CREATE TABLE "category_rank_days" (
	"app_id" integer NOT NULL,
	"country" text NOT NULL,
	"category" text NOT NULL,
	"chart" text NOT NULL,
	"day" date NOT NULL,
	"rank" smallint NOT NULL,
	"length" smallint NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "category_rank_days_app_id_country_category_chart_day_pk" PRIMARY KEY("app_id","country","category","chart","day")
) PARTITION BY HASH ("app_id");
--> statement-breakpoint
DO $$
BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF category_rank_days FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
			'category_rank_days_' || to_char(part, 'FM00'), part);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "keyword_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "chart" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "in_app_purchases" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "data_safety" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_chart_once" ON "alerts" USING btree ("rule_id","category","chart","moved_from") WHERE "alerts"."keyword_id" is null;