import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { findContractions } from "../../testing/find-contractions";
import { getMigrationsFolder } from "../paths";

/** Earlier migrations were written before the rule, for sites that ran one program. */
const FIRST_CHECKED = "0060";

test("programs of the previous version can run with every migration", async () => {
  const folder = getMigrationsFolder();
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql") && name >= FIRST_CHECKED);
  const found = await Promise.all(
    files.map(async (name) =>
      findContractions(await readFile(join(folder, name), "utf8")).map((problem) => `${name} ${problem}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test("each migration is dated after all before it, because a site skips those older than its last one", async () => {
  const JournalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
  const text = await readFile(join(getMigrationsFolder(), "meta/_journal.json"), "utf8");
  const { entries } = JournalSchema.parse(JSON.parse(text));
  const dates = entries.filter(({ tag }) => tag >= FIRST_CHECKED).map(({ when }) => when);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  expect(new Set(dates).size).toBe(dates.length);
});

test.each([
  `ALTER TABLE "users" DROP COLUMN "name";`,
  `DROP TABLE "users";`,
  `ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";`,
  `ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(10);`,
  `ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;`,
  `ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;`,
  `CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");`,
  `ALTER TABLE "users" ADD CONSTRAINT "short" CHECK (length(name) < 10);`,
])("finds %s", (statement) => {
  expect(findContractions(statement)).toHaveLength(1);
  expect(findContractions(`-- contract: the column is unused since 1.2.0\n${statement}`)).toEqual([]);
  expect(findContractions(`-- contract: not needed any more\n${statement}`)).toHaveLength(1);
});

test.each([
  `CREATE TABLE "notes" ("id" integer PRIMARY KEY, "text" text NOT NULL);--> statement-breakpoint
   CREATE UNIQUE INDEX "notes_text" ON "notes" USING btree ("text");--> statement-breakpoint
   ALTER TABLE "notes" ADD CONSTRAINT "notes_fk" FOREIGN KEY ("id") REFERENCES "users"("id");`,
  `ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;`,
  `ALTER TABLE "users" ADD COLUMN "token" text;--> statement-breakpoint
   CREATE UNIQUE INDEX "users_token" ON "users" USING btree ("token");`,
  `CREATE INDEX "users_name" ON "users" USING btree ("name");`,
  `DROP INDEX "users_name";`,
])("allows %s", (migration) => expect(findContractions(migration)).toEqual([]));
