CREATE TABLE "review_connections" (
	"user_id" integer NOT NULL,
	"platform" text NOT NULL,
	"identity" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "review_connections_user_id_platform_pk" PRIMARY KEY("user_id","platform")
);
--> statement-breakpoint
ALTER TABLE "review_replies" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "review_replies" ADD COLUMN "delivery_reason" text;--> statement-breakpoint
ALTER TABLE "review_replies" ADD COLUMN "delivery_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_replies" ADD COLUMN "delivery_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_replies" ADD COLUMN "store_reply_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "themes" text[];--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "review_connections" ADD CONSTRAINT "review_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;