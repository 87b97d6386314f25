CREATE TABLE "rank_blocks" (
	"app_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	"block" smallint NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"ranks" "bytea" NOT NULL,
	CONSTRAINT "rank_blocks_app_id_country_keyword_id_block_source_pk" PRIMARY KEY("app_id","country","keyword_id","block","source")
) PARTITION BY HASH ("app_id");
--> statement-breakpoint
-- A row is updated each day, so pages leave room for the next version of a row.
DO $$
BEGIN
	FOR part IN 0..31 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF rank_blocks FOR VALUES WITH (MODULUS 32, REMAINDER %s) WITH (fillfactor = 80)',
			'rank_blocks_' || to_char(part, 'FM00'), part);
	END LOOP;
END $$;--> statement-breakpoint
-- A job packs the days of existing ranks, because that takes long on a large database.
ALTER TABLE "app_ranks" ADD COLUMN "packed_at" timestamp with time zone;
