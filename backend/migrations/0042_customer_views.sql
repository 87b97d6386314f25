CREATE TABLE "sent_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"template" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "limit_refusals" (
	"user_id" integer NOT NULL,
	"feature" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "limit_refusals_user_id_feature_day_pk" PRIMARY KEY("user_id","feature","day")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_refusals" ADD CONSTRAINT "limit_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_address" ON "sent_mails" USING btree ("address","queued_at");--> statement-breakpoint
CREATE INDEX "sent_mails_queued" ON "sent_mails" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "account_views_user" ON "account_views" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "account_views_session" ON "account_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "account_views_open" ON "account_views" USING btree ("expires_at") WHERE "account_views"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "limit_refusals_day" ON "limit_refusals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at") WHERE "audit_log"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "billing_events_subscription" ON "billing_events" USING btree ("subscription_id","occurred_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));