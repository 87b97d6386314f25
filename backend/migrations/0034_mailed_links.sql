ALTER TABLE "email_verifications" ADD COLUMN "account_email" text;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "email_verifications" SET "account_email" = "users"."email" FROM "users" WHERE "users"."id" = "email_verifications"."user_id" AND "email_verifications"."new_email" IS NULL;
