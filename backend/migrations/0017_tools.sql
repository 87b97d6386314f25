CREATE TABLE "apple_ads_accounts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"client_id" text NOT NULL,
	"team_id" text NOT NULL,
	"key_id" text NOT NULL,
	"ad_account_id" text,
	"sealed_key" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "apple_ads_terms" (
	"country" text NOT NULL,
	"term" text NOT NULL,
	"popularity" smallint NOT NULL,
	CONSTRAINT "apple_ads_terms_country_term_pk" PRIMARY KEY("country","term")
);
--> statement-breakpoint
CREATE TABLE "apple_ads_weeks" (
	"country" text PRIMARY KEY NOT NULL,
	"week" text NOT NULL,
	"terms" integer NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optimizations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"kind" text NOT NULL,
	"platform" text NOT NULL,
	"country" text NOT NULL,
	"texts" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"review_id" text NOT NULL,
	"text" text NOT NULL,
	"replied_at" timestamp with time zone,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_replies_user_id_app_id_source_country_review_id_pk" PRIMARY KEY("user_id","app_id","source","country","review_id")
);
--> statement-breakpoint
CREATE TABLE "tool_works" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"tool" text NOT NULL,
	"app_id" integer,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_works_name" UNIQUE NULLS NOT DISTINCT("user_id","tool","app_id","name")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "mood" smallint;--> statement-breakpoint
ALTER TABLE "optimizations" ADD CONSTRAINT "optimizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimizations" ADD CONSTRAINT "optimizations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_works" ADD CONSTRAINT "tool_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_works" ADD CONSTRAINT "tool_works_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "optimizations_own" ON "optimizations" USING btree ("user_id","app_id","kind","id");--> statement-breakpoint
CREATE INDEX "tool_works_app" ON "tool_works" USING btree ("app_id");