CREATE TABLE "release_smoke_tests" (
	"release" text NOT NULL,
	"version" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"opened" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "release_smoke_tests_release_version_pk" PRIMARY KEY("release","version")
);
