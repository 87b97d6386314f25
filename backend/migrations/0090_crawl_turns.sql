DROP INDEX "crawl_pairs_waiting";--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "account" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD COLUMN "turn" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "crawl_pairs_turns" ON "crawl_pairs" USING btree ("urgency" DESC NULLS LAST,"turn","queued_at") WHERE "crawl_pairs"."queued_at" is not null or "crawl_pairs"."untold";--> statement-breakpoint
CREATE INDEX "crawl_pairs_accounts" ON "crawl_pairs" USING btree ("account","urgency","turn") WHERE "crawl_pairs"."queued_at" is not null;