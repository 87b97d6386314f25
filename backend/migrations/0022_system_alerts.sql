CREATE TABLE "alert_configs" (
	"kind" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"threshold" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"threshold" integer NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "system_alerts_standing" ON "system_alerts" USING btree ("kind") WHERE "system_alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "system_alerts_latest" ON "system_alerts" USING btree ("raised_at");