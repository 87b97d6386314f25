ALTER TABLE "passkeys" ADD COLUMN "removal_hash" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "removal_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD COLUMN "removal_hash" text;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD COLUMN "removal_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_removal_hash_unique" UNIQUE("removal_hash");--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_removal_hash_unique" UNIQUE("removal_hash");