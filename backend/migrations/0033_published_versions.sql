CREATE TABLE "published_versions" (
	"release" text NOT NULL,
	"version" text NOT NULL,
	"digest" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_versions_release_version_pk" PRIMARY KEY("release","version")
);
