CREATE TABLE "app_links" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_links_user_id_app_id_pk" PRIMARY KEY("user_id","app_id"),
	CONSTRAINT "app_links_other" UNIQUE("user_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "client_reports" ADD COLUMN "include_linked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_links" ADD CONSTRAINT "app_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_links" ADD CONSTRAINT "app_links_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_links" ADD CONSTRAINT "app_links_other_id_apps_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;