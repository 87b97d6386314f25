import type { Executor } from "../../../../infra/db/database";
import type { Logger } from "../../../../infra/logging/logger";
import { toSafeError } from "../../../../infra/logging/safe-error";
import { findErrorCode, iterateCauses } from "../../../../infra/startup-error";
import {
  beginImport,
  deleteUnimported,
  findLastImport,
  finishImport,
  saveProgress,
  type ImportRun,
} from "../../imports.repository";
import { saveListings } from "../../store.repository";
import type { Listing } from "../store-source";
import type { DatasetFile } from "./dataset-file";
import { readDataset } from "./dataset-lines";

const SOURCE = "dataset";
// Larger batches need more memory and are hardly faster.
const BATCH = 500;
const MAX_LOGGED_LINES = 20;

/** Classes of SQL states that mean that a value can't be stored: data exceptions, constraints and exceeded limits. */
const VALUE_ERRORS = ["22", "23", "54"];

interface Line {
  line: number;
  listing: Listing;
}

/**
 * Imports a data set, or the rest of it if an earlier import of the same file was interrupted. Unusable lines are logged
 * and skipped. Only one process may do so at a time.
 * @throws an error of the database, or the signal's reason if it is aborted; the lines stored until then are kept
 */
export async function importDataset(
  db: Executor,
  log: Logger,
  { file, totalLines, signal }: { file: DatasetFile; totalLines: number; signal?: AbortSignal },
): Promise<void> {
  const { path, hash, capturedAt } = file;
  if ((await findLastImport(db, SOURCE))?.hash === hash) return;
  const started = Date.now();
  const run = await beginImport(db, { source: SOURCE, hash, totalLines });
  if (run.lines > 0) log.info({ path, line: run.lines }, "data set import continues");
  const state = { lines: run.lines, listings: run.listings, skipped: run.skipped };
  let logged = state.skipped;
  const skip = (line: number, reason: string) => {
    if (logged++ < MAX_LOGGED_LINES)
      log.warn({ line, reason, path }, `data set line ${line} skipped: ${reason}`);
  };
  let writing: Promise<void> = Promise.resolve();
  let batch: Line[] = [];
  let skipped = 0;
  // The next lines are read while the database stores these.
  const flush = async (line: number) => {
    await writing;
    signal?.throwIfAborted();
    writing = saveBatch(db, run, { batch, skipped, capturedAt, line, state, skip });
    writing.catch(() => undefined);
    batch = [];
    skipped = 0;
  };
  for await (const read of readDataset(path, run.lines)) {
    if ("reason" in read) {
      skipped += 1;
      skip(read.line, read.reason);
    } else if (batch.push(read) === BATCH) await flush(read.line);
  }
  await flush(totalLines);
  await writing;
  await db.transaction(async (tx) => {
    await deleteUnimported(tx, run);
    await finishImport(tx, { source: SOURCE, hash, listings: state.listings, importedAt: new Date() });
  });
  const { listings, skipped: broken } = state;
  log.info({ path, listings, broken, ms: Date.now() - started }, "data set imported");
}

interface Batch {
  batch: readonly Line[];
  /** Number of unusable lines since the last batch. */
  skipped: number;
  capturedAt: Date | null;
  /** Last line of the batch. */
  line: number;
  /** Progress of the import; changed when the batch is stored. */
  state: Pick<ImportRun, "lines" | "listings" | "skipped">;
  skip: (line: number, reason: string) => void;
}

async function saveBatch(
  db: Executor,
  run: ImportRun,
  { batch, skipped, capturedAt, line, state, skip }: Batch,
): Promise<void> {
  await db.transaction(async (tx) => {
    const save = async (lines: readonly Line[]): Promise<number> => {
      try {
        const listings = lines.map(({ listing }) => listing);
        await tx.transaction((part) => saveListings(part, SOURCE, listings, capturedAt, run.id));
        return lines.length;
      } catch (error) {
        const [first] = lines;
        if (!first || !VALUE_ERRORS.includes((findErrorCode(error) ?? "").slice(0, 2))) throw error;
        if (lines.length > 1) {
          const middle = Math.ceil(lines.length / 2);
          return (await save(lines.slice(0, middle))) + (await save(lines.slice(middle)));
        }
        skip(first.line, `can't be stored: ${toSafeError([...iterateCauses(error)].at(-1)).message}`);
        return 0;
      }
    };
    const saved = await save(batch);
    state.lines = line;
    state.listings += saved;
    state.skipped += skipped + batch.length - saved;
    await saveProgress(tx, SOURCE, state);
  });
}
