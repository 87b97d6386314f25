CREATE TABLE "tool_images" (
	"draft_id" integer NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_images_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
ALTER TABLE "tool_images" ADD CONSTRAINT "tool_images_draft_id_tool_works_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."tool_works"("id") ON DELETE cascade ON UPDATE no action;