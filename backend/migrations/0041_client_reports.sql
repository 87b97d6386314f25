CREATE TABLE "client_report_recipients" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_report_recipients_email" UNIQUE("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "client_report_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"period_from" text NOT NULL,
	"period_to" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"document" jsonb,
	"pdf" "bytea",
	"link_nonce" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_expires_at" timestamp with time zone,
	"charged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "client_report_schedules" (
	"report_id" integer PRIMARY KEY NOT NULL,
	"frequency" text NOT NULL,
	"day" smallint NOT NULL,
	"recipients" jsonb NOT NULL,
	"is_paused" boolean NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"country" text NOT NULL,
	"title" text NOT NULL,
	"logo" text,
	"sections" jsonb NOT NULL,
	"period" jsonb NOT NULL,
	"competitor_ids" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_report_recipients" ADD CONSTRAINT "client_report_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_report_runs" ADD CONSTRAINT "client_report_runs_report_id_client_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."client_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_report_runs" ADD CONSTRAINT "client_report_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_report_schedules" ADD CONSTRAINT "client_report_schedules_report_id_client_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."client_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_reports" ADD CONSTRAINT "client_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_reports" ADD CONSTRAINT "client_reports_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_report_runs_report" ON "client_report_runs" USING btree ("report_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_report_runs_user" ON "client_report_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "client_report_schedules_next" ON "client_report_schedules" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "client_reports_user" ON "client_reports" USING btree ("user_id","id" DESC NULLS LAST);