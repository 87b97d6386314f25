import type { AppContext } from "../context";

/** Longer than the longest export and the largest release take; chosen by us. */
const ABANDONED_MS = 24 * 3_600_000;

/** Defines the job that deletes the parts of files that killed nodes left in the object store. */
export function defineIncompleteSweep({
  files,
  queue,
  log,
}: Pick<AppContext, "files" | "queue" | "log">): void {
  const sweep = async () => {
    const removed = await files.removeIncomplete(new Date(Date.now() - ABANDONED_MS));
    if (removed > 0) log.info({ removed }, "incomplete files were removed from the object store");
  };
  queue.define("files.sweep", sweep, { cron: "31 3 * * *" });
}
