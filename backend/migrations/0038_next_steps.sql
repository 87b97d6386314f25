CREATE TABLE "next_step_dismissals" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "next_step_dismissals_user_id_app_id_kind_subject_pk" PRIMARY KEY("user_id","app_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "next_step_dismissals" ADD CONSTRAINT "next_step_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_step_dismissals" ADD CONSTRAINT "next_step_dismissals_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;