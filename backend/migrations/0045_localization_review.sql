ALTER TABLE "localization_drafts" ADD COLUMN "unreviewed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "localization_drafts" ADD COLUMN "glossary" jsonb DEFAULT '{"keep":[],"forbid":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "localization_versions" ADD COLUMN "unreviewed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "localization_versions" ADD COLUMN "glossary" jsonb DEFAULT '{"keep":[],"forbid":[]}'::jsonb NOT NULL;