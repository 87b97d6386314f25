CREATE TABLE "export_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"records" integer DEFAULT 0 NOT NULL,
	"truncated" boolean DEFAULT false NOT NULL,
	"message" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_fetches" (
	"app_id" integer NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_fetches_app_id_source_country_pk" PRIMARY KEY("app_id","source","country")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"app_id" integer NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"version" text,
	"date" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_app_id_source_country_id_pk" PRIMARY KEY("app_id","source","country","id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"country" text NOT NULL,
	"token_hash" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_fetches" ADD CONSTRAINT "review_fetches_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_jobs_user" ON "export_jobs" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "export_jobs_expires" ON "export_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("app_id","source","country","date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","created_at" DESC NULLS LAST);