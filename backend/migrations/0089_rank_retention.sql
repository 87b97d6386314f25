CREATE TABLE "rank_retention" (
	"app_id" integer PRIMARY KEY NOT NULL,
	"shown_days" integer NOT NULL,
	"reduced_at" timestamp with time zone
);
