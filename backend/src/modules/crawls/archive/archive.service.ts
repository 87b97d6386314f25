import type { AppContext } from "../../../infra/context";
import { DAY_MS } from "../../../infra/durations";
import {
  archiveOrders,
  deleteArchivedBefore,
  findKeywordsWithOrders,
  findPartitionsBefore,
  hasFreeSpace,
  shrinkPartition,
} from "./archive.repository";

/** Days until a month that has ended is archived, so that questions about a month don't read the archive (chosen by us). */
const RECENT_DAYS = 31;
/** Keywords per statement, so that transactions are short (chosen by us). */
const BATCH = 100;
// The next run archives the rest, so that a job ends before the queue takes it for lost (chosen by us).
const ARCHIVE_MS = 600_000;

/** Defines a daily job that archives search results of earlier months and deletes those whose time is over. */
export function defineArchive(ctx: AppContext): void {
  const run = () => archiveCrawls(ctx, new Date(), Date.now() + ARCHIVE_MS);
  ctx.queue.define("crawls.archive", run, { cron: "23 3 * * *" });
}

/** Returns the start of the UTC month that contains the moment `days` ago. */
function startOfMonth(now: Date, days: number): Date {
  const at = new Date(now.getTime() - days * DAY_MS);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
}

/**
 * Moves search results of earlier months to the archive until `until` (milliseconds since 1970), and deletes those that
 * were last seen before `CRAWL_ARCHIVE_DAYS`. It continues where an interrupted run ended, and frees space that an earlier
 * run couldn't free.
 */
export async function archiveCrawls(ctx: AppContext, now = new Date(), until = Infinity): Promise<void> {
  const before = startOfMonth(now, RECENT_DAYS);
  for (const partition of await findPartitionsBefore(ctx.db, before)) {
    if (Date.now() >= until) break;
    await archivePartition(ctx, { partition, before }, until);
    if (!(await hasFreeSpace(ctx.db, partition))) continue;
    await shrinkPartition(ctx.pool, partition).catch((error: unknown) =>
      ctx.log.warn({ err: error, partition }, "the space of archived search results couldn't be freed"),
    );
  }
  await deleteArchivedBefore(ctx.db, startOfMonth(now, ctx.config.crawlArchiveDays));
}

async function archivePartition(
  { db }: AppContext,
  part: { partition: string; before: Date },
  until: number,
): Promise<void> {
  const find = (after: number) => findKeywordsWithOrders(db, { ...part, after, limit: BATCH });
  for (let ids = await find(0); ids.length > 0 && Date.now() < until; ids = await find(ids.at(-1) ?? 0)) {
    await archiveOrders(db, { ...part, keywordIds: ids });
  }
}
