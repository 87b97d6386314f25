CREATE TABLE "chance_samples" (
	"app_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"version" smallint NOT NULL,
	"day" date NOT NULL,
	"chance" smallint NOT NULL,
	"is_reached" boolean,
	CONSTRAINT "chance_samples_app_id_country_keyword_id_source_day_pk" PRIMARY KEY("app_id","country","keyword_id","source","day")
);
--> statement-breakpoint
ALTER TABLE "chance_samples" ADD CONSTRAINT "chance_samples_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_samples" ADD CONSTRAINT "chance_samples_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chance_samples_open" ON "chance_samples" USING btree ("day") WHERE "chance_samples"."is_reached" is null;