ALTER TABLE "listings" ADD COLUMN "bundle_id" text;--> statement-breakpoint
CREATE INDEX "listings_bundle" ON "listings" USING btree (lower("bundle_id"));