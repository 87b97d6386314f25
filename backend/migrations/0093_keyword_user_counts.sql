ALTER TABLE "keywords" ADD COLUMN "user_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "keywords_user_count" ON "keywords" USING btree ("user_count" DESC NULLS LAST,"id");