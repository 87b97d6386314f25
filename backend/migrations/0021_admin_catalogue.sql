CREATE TABLE "app_tags" (
	"app_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "app_tags_app_id_tag_id_pk" PRIMARY KEY("app_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "keyword_tags" (
	"keyword_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "keyword_tags_keyword_id_tag_id_pk" PRIMARY KEY("keyword_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tone" text DEFAULT 'neutral' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "admin_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_tags" ADD CONSTRAINT "app_tags_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_tags" ADD CONSTRAINT "app_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_tags" ADD CONSTRAINT "keyword_tags_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_tags" ADD CONSTRAINT "keyword_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_tags_tag" ON "app_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "keyword_tags_tag" ON "keyword_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "apps_hidden" ON "apps" USING btree ("id") WHERE "apps"."status" = 'hidden';