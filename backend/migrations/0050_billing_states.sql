ALTER TABLE "billing_events" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "is_backfilled" boolean DEFAULT false NOT NULL;