ALTER TABLE "keywords" DROP CONSTRAINT "keywords_text_unique";--> statement-breakpoint
ALTER TABLE "keywords" ADD COLUMN "platform" text DEFAULT 'ios' NOT NULL;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_platform_text" UNIQUE("text","platform");--> statement-breakpoint
-- Lists of Android apps had keywords without a store.
INSERT INTO "keywords" ("text", "platform")
  SELECT DISTINCT k."text", 'android' FROM "keywords" k
  WHERE EXISTS (SELECT 1 FROM "user_keywords" u JOIN "apps" a ON a."id" = u."app_id" WHERE u."keyword_id" = k."id" AND a."platform" = 'android')
    OR EXISTS (SELECT 1 FROM "irrelevant_keywords" i JOIN "apps" a ON a."id" = i."app_id" WHERE i."keyword_id" = k."id" AND a."platform" = 'android')
  ORDER BY 1;--> statement-breakpoint
UPDATE "user_keywords" u SET "keyword_id" = p."id"
  FROM "apps" a, "keywords" k, "keywords" p
  WHERE a."id" = u."app_id" AND a."platform" = 'android' AND k."id" = u."keyword_id" AND p."text" = k."text" AND p."platform" = 'android';--> statement-breakpoint
UPDATE "irrelevant_keywords" i SET "keyword_id" = p."id"
  FROM "apps" a, "keywords" k, "keywords" p
  WHERE a."id" = i."app_id" AND a."platform" = 'android' AND k."id" = i."keyword_id" AND p."text" = k."text" AND p."platform" = 'android';
