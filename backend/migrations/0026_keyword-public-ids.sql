ALTER TABLE "keywords" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
DELETE FROM "follows" f
WHERE NOT EXISTS (SELECT 1 FROM "listings" l WHERE l."app_id" = f."app_id")
  AND NOT EXISTS (SELECT 1 FROM "owned_apps" o WHERE o."app_id" = f."app_id" AND o."user_id" = f."user_id")
  AND EXISTS (SELECT 1 FROM "owned_apps" o WHERE o."app_id" = f."app_id");
