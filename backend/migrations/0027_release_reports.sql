CREATE TABLE "release_reports" (
	"release" text NOT NULL,
	"version" text NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"served_to" text NOT NULL,
	"reported_from" text NOT NULL,
	"member_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_reports_release_version_page_kind_pk" PRIMARY KEY("release","version","page","kind")
);
--> statement-breakpoint
ALTER TABLE "release_reports" ADD CONSTRAINT "release_reports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_reports_at" ON "release_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_reports_member" ON "release_reports" USING btree ("member_id");