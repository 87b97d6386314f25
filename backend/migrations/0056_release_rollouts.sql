CREATE TABLE "release_owners" (
	"release" text PRIMARY KEY NOT NULL,
	"email" text,
	"webhook_url" text,
	"sealed_secret" text,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "release_rollouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_rollouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release" text NOT NULL,
	"version" text NOT NULL,
	"stable" text NOT NULL,
	"steps" integer[] NOT NULL,
	"min_minutes" integer NOT NULL,
	"min_pages" integer NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"percent" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"step_started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" text NOT NULL,
	"checked_at" timestamp with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"waiting" text[] DEFAULT '{}' NOT NULL,
	"comparisons" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_rollout_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_rollout_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rollout_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"percent" integer NOT NULL,
	"actor" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "release_rollout_events" ADD CONSTRAINT "release_rollout_events_rollout_id_release_rollouts_id_fk" FOREIGN KEY ("rollout_id") REFERENCES "public"."release_rollouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "release_rollouts_active" ON "release_rollouts" USING btree ("release") WHERE "release_rollouts"."state" in ('running', 'paused');--> statement-breakpoint
CREATE INDEX "release_rollouts_latest" ON "release_rollouts" USING btree ("release","id");--> statement-breakpoint
CREATE INDEX "release_rollout_events_rollout" ON "release_rollout_events" USING btree ("rollout_id");