ALTER TABLE "app_ranks" ADD COLUMN "algorithm" text;
--> statement-breakpoint
UPDATE "app_ranks" r SET "algorithm" = (
	SELECT c."algorithm" FROM "crawls" c
	WHERE c."keyword_id" = r."keyword_id" AND c."country" = r."country" AND c."device" = r."device"
	ORDER BY c."first_seen_at" DESC LIMIT 1
) WHERE r."checked_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "limit_template_values" v SET "value" = replace(v."value"::text, '"xlsx"', '"excel"')::jsonb
FROM "limit_definitions" d WHERE d."id" = v."definition_id" AND d."key" = 'export_formats';
--> statement-breakpoint
UPDATE "user_limit_overrides" o SET "value" = replace(o."value"::text, '"xlsx"', '"excel"')::jsonb
FROM "limit_definitions" d WHERE d."id" = o."definition_id" AND d."key" = 'export_formats';
