import type { Database } from "../../../../infra/db/database";
import type { Logger } from "../../../../infra/logging/logger";
import { toSafeError } from "../../../../infra/logging/safe-error";
import { findErrorCode, iterateCauses, StartupError } from "../../../../infra/startup-error";
import { importListings } from "../import-listings";
import { findDate, hashFile, readDataset } from "./dataset-lines";

// Increase this when the interpretation of a line changes, so that an unchanged file is read again.
const READER_VERSION = 5;
const MAX_LOGGED_LINES = 20;

/**
 * Loads the file's listings unless they were loaded last. Their date is `date`, or else the one that the file names.
 * @throws StartupError with a message
 */
export async function loadDataset(
  db: Database,
  log: Logger,
  path: string,
  date: Date | null = null,
): Promise<void> {
  const started = Date.now();
  let broken = 0;
  const onBroken = (line: number, reason: string) => {
    broken += 1;
    if (broken <= MAX_LOGGED_LINES)
      log.warn({ line, reason, path }, `data set line ${line} skipped: ${reason}`);
  };
  const content = await explainReadErrors(path, () => hashFile(path));
  const capturedAt = date ?? (await explainReadErrors(path, () => findDate(path)));
  const hash = `${READER_VERSION}:${content}:${capturedAt?.toISOString() ?? "undated"}`;
  const read = () => assertNotEmpty(path, readDataset(path, onBroken));
  const total = await explainReadErrors(path, () =>
    importListings(db, { source: "dataset", hash, capturedAt, read }),
  ).catch((error: unknown) => {
    const explained = explainImportError(path, error);
    // An error that already explains itself is reported by the refused start.
    if (explained !== error) log.error({ err: error, path }, "data set import failed; nothing was stored");
    throw explained;
  });
  if (total === null) log.info({ path }, "data set unchanged since the last import");
  else log.info({ path, listings: total, broken, ms: Date.now() - started }, "data set imported");
}

async function* assertNotEmpty<T>(path: string, items: AsyncIterable<T>): AsyncGenerator<T> {
  let any = false;
  for await (const item of items) {
    any = true;
    yield item;
  }
  if (any) return;
  throw new StartupError(
    `STORE_SOURCE points to ${path}, which has no usable line. It must be JSON Lines with at least trackId and trackName, or appId and title for Google Play.`,
  );
}

/** Returns the reason not to start for an import that failed midway, which is rolled back. */
function explainImportError(path: string, error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const causes = [...iterateCauses(error)].map((cause) => toSafeError(cause).message);
  return new StartupError([
    `The import of ${path} failed: ${causes.at(-1) ?? toSafeError(error).message}`,
    "Nothing was stored; earlier imports are unchanged. Fix the cause and start again.",
  ]);
}

const REASONS: Record<string, string> = {
  ENOENT: "which doesn't exist. Set it to the path of a data set file",
  EACCES: "which isn't readable. Allow this user to read it",
  EISDIR: "which is a folder. Set it to the path of a file",
  Z_DATA_ERROR: "whose gzip data is damaged. Copy or download it again",
  Z_BUF_ERROR: "whose gzip data ends too early. Copy or download it again",
};

async function explainReadErrors<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[findErrorCode(error) ?? ""];
    if (reason === undefined) throw error;
    throw new StartupError(`STORE_SOURCE points to ${path}, ${reason}.`);
  }
}
