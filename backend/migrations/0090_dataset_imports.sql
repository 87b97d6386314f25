CREATE TABLE "store_import_runs" (
	"source" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"hash" text NOT NULL,
	"total_lines" integer NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"listings" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "import_id" integer;