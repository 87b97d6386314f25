CREATE TABLE "irrelevant_keywords" (
	"user_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"keyword_id" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "irrelevant_keywords_user_id_app_id_keyword_id_pk" PRIMARY KEY("user_id","app_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "removed_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"app_id" integer,
	"country" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "user_keywords_once";--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "relation" text DEFAULT 'watching' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_keywords" ADD COLUMN "app_id" integer;--> statement-breakpoint
ALTER TABLE "user_keywords" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "irrelevant_keywords" ADD CONSTRAINT "irrelevant_keywords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irrelevant_keywords" ADD CONSTRAINT "irrelevant_keywords_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irrelevant_keywords" ADD CONSTRAINT "irrelevant_keywords_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_rows" ADD CONSTRAINT "removed_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_rows_user" ON "removed_rows" USING btree ("user_id","table_name");--> statement-breakpoint
CREATE INDEX "removed_rows_age" ON "removed_rows" USING btree ("removed_at");--> statement-breakpoint
ALTER TABLE "user_keywords" ADD CONSTRAINT "user_keywords_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_keywords" ADD CONSTRAINT "user_keywords_once" UNIQUE NULLS NOT DISTINCT("user_id","country","keyword_id","app_id");--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_relation" CHECK ("follows"."relation" in ('own', 'competitor', 'watching'));
--> statement-breakpoint
-- Apps that their owners added, and apps for which competitors were chosen, are the users' own.
INSERT INTO "follows" ("user_id", "app_id", "followed_at", "relation")
SELECT "user_id", "app_id", "created_at", 'own' FROM "owned_apps"
ON CONFLICT ("user_id", "app_id") DO UPDATE SET "relation" = 'own';--> statement-breakpoint
UPDATE "follows" SET "relation" = 'own' FROM "competitors"
WHERE "competitors"."user_id" = "follows"."user_id" AND "competitors"."app_id" = "follows"."app_id";--> statement-breakpoint
INSERT INTO "follows" ("user_id", "app_id", "followed_at", "relation")
SELECT "competitors"."user_id", "competitor_id", min("added_at"), 'competitor' FROM "competitors"
JOIN "follows" "owner" ON "owner"."user_id" = "competitors"."user_id" AND "owner"."app_id" = "competitors"."app_id"
GROUP BY "competitors"."user_id", "competitor_id"
ON CONFLICT ("user_id", "app_id") DO UPDATE SET "relation" = 'competitor' WHERE "follows"."relation" = 'watching';--> statement-breakpoint
-- Keywords of users with one own app are on its list; those of others are unassigned.
UPDATE "user_keywords" SET "app_id" = "own"."app_id" FROM (
	SELECT "user_id", min("app_id") AS "app_id" FROM "follows" WHERE "relation" = 'own' GROUP BY "user_id" HAVING count(*) = 1
) "own" WHERE "own"."user_id" = "user_keywords"."user_id";
