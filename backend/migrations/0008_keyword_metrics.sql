CREATE TABLE "keyword_metrics" (
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"popularity" smallint,
	"difficulty" smallint,
	"opportunity" smallint,
	"metrics" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyword_metrics_keyword_id_country_source_pk" PRIMARY KEY("keyword_id","country","source")
);
--> statement-breakpoint
ALTER TABLE "keyword_metrics" ADD CONSTRAINT "keyword_metrics_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_metrics_age" ON "keyword_metrics" USING btree ("computed_at");