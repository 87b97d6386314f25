import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { getMigrationsFolder } from "../paths";
import { StartupError } from "../startup-error";

const JournalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.int() })),
});

/**
 * Calls `work` with a folder that has only the migrations with these creation times. The folder is removed afterwards.
 * @throws StartupError if there is no migration for one of the times
 */
export async function withSomeMigrations(
  times: readonly string[],
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const source = getMigrationsFolder();
  const journal = z.parse(
    JournalSchema,
    JSON.parse(await readFile(join(source, "meta/_journal.json"), "utf8")),
  );
  const entries = journal.entries.filter(({ when }) => times.includes(String(when)));
  if (entries.length < new Set(times).size) {
    throw new StartupError(
      "The backup was made by a newer version of Listwise. Restore with that version or a newer one.",
    );
  }
  const folder = await mkdtemp(join(tmpdir(), "listwise-migrations-"));
  try {
    await mkdir(join(folder, "meta"));
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(source, `${tag}.sql`), join(folder, `${tag}.sql`));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
