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
CREATE TABLE "user_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"template_id" integer NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "socket_io_attachments" (
	"id" bigserial,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea",
	CONSTRAINT "socket_io_attachments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "limit_template_values" ADD CONSTRAINT "limit_template_values_template_id_limit_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."limit_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_template_values" ADD CONSTRAINT "limit_template_values_definition_id_limit_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."limit_definitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_limit_overrides" ADD CONSTRAINT "user_limit_overrides_definition_id_limit_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."limit_definitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_template_id_limit_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."limit_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "apps_store_id" ON "apps" USING btree ("platform","store_id");--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listings_catalogue" ON "listings" USING btree ("source","rating_count" desc nulls last);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "rate_counters_expires" ON "rate_counters" USING btree ("expires_at");