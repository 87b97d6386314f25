CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" serial NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","table_name","name")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Names could repeat before: the second view of a name is kept under another one.
INSERT INTO "saved_views" ("user_id", "table_name", "name", "query")
SELECT "user_id", 'keywords', CASE WHEN "repeat" = 1 THEN "name" ELSE "name" || ' (copy ' || "place" || ')' END, "query"
FROM (
	SELECT "user_id", "view"->>'name' AS "name", "view"->>'query' AS "query", "place",
		row_number() OVER (PARTITION BY "user_id", "view"->>'name' ORDER BY "place") AS "repeat"
	FROM "keyword_views", jsonb_array_elements("views") WITH ORDINALITY AS "entry"("view", "place")
) AS "entries"
ORDER BY "user_id", "place"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "keyword_views";
