CREATE TABLE "email_verifications" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"fingerprint" text,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'user' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_user_id_app_id_pk" PRIMARY KEY("user_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_post_categories" (
	"post_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "blog_post_categories_post_id_category_id_pk" PRIMARY KEY("post_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"featured_image" text,
	"author_name" text,
	"word_count" integer NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "app_ranks" (
	"app_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"current_rank" smallint,
	"previous_rank" smallint,
	"checked_at" timestamp with time zone,
	"previous_checked_at" timestamp with time zone,
	"source" text,
	CONSTRAINT "app_ranks_app_id_country_keyword_id_device_pk" PRIMARY KEY("app_id","country","keyword_id","device")
);
--> statement-breakpoint
CREATE TABLE "crawl_pairs" (
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"queued_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "crawl_pairs_keyword_id_country_device_pk" PRIMARY KEY("keyword_id","country","device")
);
--> statement-breakpoint
CREATE TABLE "crawls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"source" text NOT NULL,
	"app_ids" integer[] NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keywords_text_unique" UNIQUE("text")
);
--> statement-breakpoint
CREATE TABLE "user_keywords" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"category" text NOT NULL,
	"notes" text,
	"origin" text,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_definitions" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"feature_name" text NOT NULL,
	"description" text NOT NULL,
	"unit" text,
	"category" text NOT NULL,
	"data_type" text NOT NULL,
	"display_in_pricing" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "limit_definitions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "limit_template_values" (
	"template_id" integer NOT NULL,
	"definition_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "limit_template_values_template_id_definition_id_pk" PRIMARY KEY("template_id","definition_id")
);
--> statement-breakpoint
CREATE TABLE "limit_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"display_in_pricing" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "limit_templates_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "limit_usage" (
	"user_id" integer NOT NULL,
	"feature" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "limit_usage_user_id_feature_period_start_pk" PRIMARY KEY("user_id","feature","period_start")
);
--> statement-breakpoint
CREATE TABLE "user_limit_overrides" (
	"user_id" integer NOT NULL,
	"definition_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "user_limit_overrides_user_id_definition_id_pk" PRIMARY KEY("user_id","definition_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_job_items" (
	"job_id" uuid NOT NULL,
	"keyword_id" integer NOT NULL,
	"country" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	CONSTRAINT "ranking_job_items_job_id_keyword_id_country_pk" PRIMARY KEY("job_id","keyword_id","country")
);
--> statement-breakpoint
CREATE TABLE "ranking_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"message" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"progress_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_health" (
	"release" text NOT NULL,
	"version" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"mounts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"phase" text,
	"code" text,
	"message" text,
	CONSTRAINT "release_health_release_version_slot_pk" PRIMARY KEY("release","version","slot")
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release" text NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "release_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"type" text DEFAULT 'string' NOT NULL,
	"description" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" serial PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"app_id" integer NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text,
	"keywords" text,
	"description" text,
	"icon" text,
	"developer" text,
	"developer_url" text,
	"store_url" text,
	"price" double precision,
	"currency" text,
	"release_date" timestamp with time zone,
	"last_updated" timestamp with time zone,
	"version" text,
	"screenshots" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"genres" jsonb NOT NULL,
	"primary_genre" text,
	"minimum_os_version" text,
	"content_rating" text,
	"size_bytes" bigint,
	"rating" double precision,
	"rating_count" integer,
	"drift_swing" double precision DEFAULT 0 NOT NULL,
	"drift_days" double precision DEFAULT 1 NOT NULL,
	"drift_phase" double precision DEFAULT 0 NOT NULL,
	"words" "tsvector" NOT NULL,
	"heading" "tsvector" NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listings_app_id_source_country_pk" PRIMARY KEY("app_id","source","country")
);
--> statement-breakpoint
CREATE TABLE "store_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"refilled_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_imports" (
	"source" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"listings" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"result" text NOT NULL,
	"ip" text,
	"request_id" text,
	"details" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea",
	CONSTRAINT "socket_io_attachments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_categories" ADD CONSTRAINT "blog_post_categories_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_categories" ADD CONSTRAINT "blog_post_categories_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_ranks" ADD CONSTRAINT "app_ranks_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_ranks" ADD CONSTRAINT "app_ranks_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_pairs" ADD CONSTRAINT "crawl_pairs_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_keywords" ADD CONSTRAINT "user_keywords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_keywords" ADD CONSTRAINT "user_keywords_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_template_values" ADD CONSTRAINT "limit_template_values_template_id_limit_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."limit_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_template_values" ADD CONSTRAINT "limit_template_values_definition_id_limit_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."limit_definitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_usage" ADD CONSTRAINT "limit_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_limit_overrides" ADD CONSTRAINT "user_limit_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_limit_overrides" ADD CONSTRAINT "user_limit_overrides_definition_id_limit_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."limit_definitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_job_items" ADD CONSTRAINT "ranking_job_items_job_id_ranking_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ranking_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_job_items" ADD CONSTRAINT "ranking_job_items_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_jobs" ADD CONSTRAINT "ranking_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "follows_app" ON "follows" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "blog_post_categories_category" ON "blog_post_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "blog_posts_status_published_at" ON "blog_posts" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "app_ranks_pair" ON "app_ranks" USING btree ("keyword_id","country","device");--> statement-breakpoint
CREATE INDEX "crawls_pair" ON "crawls" USING btree ("keyword_id","country","device","last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_keywords_once" ON "user_keywords" USING btree ("user_id","country","keyword_id");--> statement-breakpoint
CREATE INDEX "user_keywords_pair" ON "user_keywords" USING btree ("keyword_id","country");--> statement-breakpoint
CREATE INDEX "ranking_job_items_pair" ON "ranking_job_items" USING btree ("keyword_id","country","state");--> statement-breakpoint
CREATE INDEX "ranking_jobs_user" ON "ranking_jobs" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_health_slot" ON "release_health" USING btree ("slot");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_store_id" ON "apps" USING btree ("platform","store_id");--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listings_catalogue" ON "listings" USING btree ("source","country","rating_count" desc nulls last,"app_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "rate_counters_expires" ON "rate_counters" USING btree ("expires_at");