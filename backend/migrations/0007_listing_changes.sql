CREATE TABLE "listing_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"app_id" integer NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"previous_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "noted_rating" double precision;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_app" ON "listing_changes" USING btree ("app_id","source","country","at" DESC NULLS LAST,"id" DESC NULLS LAST);