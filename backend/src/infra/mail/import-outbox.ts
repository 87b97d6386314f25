import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Executor } from "../db/database";
import type { Logger } from "../logging/logger";
import { insertOutboxMails } from "./outbox";

const FileSchema = z.object({
  at: z.coerce.date(),
  to: z.string(),
  from: z.string().nullable().default(null),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().default(null),
  unsubscribeUrl: z.string().nullable().default(null),
  secrets: z.array(z.string()).default([]),
});
const FILE_END = ".json";

/**
 * Moves the emails that earlier versions stored as files in the folder `outbox` of the data folder into the database. A
 * file is removed once its email is stored; a file that isn't a complete email stays.
 */
export async function importOutbox(db: Executor, dataDir: string, log: Logger): Promise<void> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(FILE_END));
  let moved = 0;
  for (const name of names.sort()) {
    try {
      const file = join(folder, name);
      const { to, from, ...mail } = FileSchema.parse(JSON.parse(await readFile(file, "utf8")));
      const id = name.slice(0, -FILE_END.length);
      await insertOutboxMails(db, [{ ...mail, id, address: to, sender: from }]);
      await rm(file);
      moved += 1;
    } catch (error) {
      log.warn({ err: error, file: name }, "an email of the outbox folder couldn't be moved to the database");
    }
  }
  if (moved > 0) log.info({ mails: moved }, "the outbox folder was moved to the database");
}
