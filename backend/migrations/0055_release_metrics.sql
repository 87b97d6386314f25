CREATE TABLE "release_errors" (
	"release" text NOT NULL,
	"version" text NOT NULL,
	"id" text NOT NULL,
	"message" text NOT NULL,
	"frames" jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_errors_release_version_id_pk" PRIMARY KEY("release","version","id")
);
--> statement-breakpoint
CREATE TABLE "release_metrics" (
	"release" text NOT NULL,
	"version" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_metrics_release_version_metric_slot_bucket_pk" PRIMARY KEY("release","version","metric","slot","bucket")
);
--> statement-breakpoint
CREATE INDEX "release_metrics_slot" ON "release_metrics" USING btree ("slot");