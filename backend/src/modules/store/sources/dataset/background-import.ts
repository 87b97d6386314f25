import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "../../../../infra/context";
import { LockTimeout, withLock } from "../../../../infra/db/lock";
import { findLastImport } from "../../imports.repository";
import { countDatasetLines, identifyDataset, type DatasetFile } from "./dataset-file";
import { importDataset } from "./import-dataset";

/** Pause after a failure, or while another node imports; chosen by us. */
const RETRY_MS = 10_000;

interface BackgroundImport {
  done: Promise<void>;
  stop: AbortController;
}

const running = new WeakMap<AppContext, BackgroundImport>();

/**
 * Starts the import of a data set in the background, unless it was imported last.
 * @throws StartupError if the file can't be read or has no usable line
 */
export async function startDatasetImport(ctx: AppContext, path: string): Promise<void> {
  const file = await identifyDataset(path, ctx.config.storeDataDate);
  if ((await findLastImport(ctx.db, "dataset"))?.hash === file.hash) {
    ctx.log.info({ path }, "data set unchanged since the last import");
    return;
  }
  const totalLines = await countDatasetLines(file);
  const stop = new AbortController();
  running.set(ctx, { done: runImport(ctx, file, totalLines, stop.signal), stop });
}

/** Resolves when the import of this node has finished, or immediately without one. */
export async function waitForImport(ctx: AppContext): Promise<void> {
  await running.get(ctx)?.done;
}

/** Stops the import of this node after its current batch. The next start continues it. */
export async function stopImport(ctx: AppContext): Promise<void> {
  running.get(ctx)?.stop.abort();
  await waitForImport(ctx);
}

/** Imports the file under a lock, again and again until it is complete or stopped. Never throws. */
async function runImport(
  { pool, log }: AppContext,
  file: DatasetFile,
  totalLines: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const work = { file, totalLines, signal };
      return await withLock(pool, "dataset-import", (db) => importDataset(db, log, work), { waitMs: 0 });
    } catch (error) {
      if (!signal.aborted && !(error instanceof LockTimeout))
        log.error({ err: error, path: file.path }, "data set import interrupted; it will continue");
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
