CREATE TABLE "localization_drafts" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"version" integer NOT NULL,
	"base_locale" text NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "localization_drafts_user_id_app_id_pk" PRIMARY KEY("user_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "localization_versions" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"version" integer NOT NULL,
	"base_locale" text NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text NOT NULL,
	"changed" integer NOT NULL,
	CONSTRAINT "localization_versions_user_id_app_id_version_pk" PRIMARY KEY("user_id","app_id","version")
);
--> statement-breakpoint
CREATE TABLE "translated_characters" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"characters" integer NOT NULL,
	CONSTRAINT "translated_characters_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "localization_drafts" ADD CONSTRAINT "localization_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localization_drafts" ADD CONSTRAINT "localization_drafts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localization_versions" ADD CONSTRAINT "localization_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localization_versions" ADD CONSTRAINT "localization_versions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translated_characters" ADD CONSTRAINT "translated_characters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;