CREATE TABLE "release_repository" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"live" jsonb NOT NULL,
	"versions" jsonb NOT NULL
);
