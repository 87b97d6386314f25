import type { Source } from "@listwise/contracts/store";
import { and, eq, gte, lt, max, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { listings, storeImportRuns, storeImports } from "./store.schema";

/** An import of which no batch was stored for this long is shown as stopped; chosen by us. */
const STOPPED_SECONDS = 120;
/** Apps whose listings one statement checks, which must end within the statement timeout; chosen by us. */
const DELETE_APPS = 20_000;

export type ImportRun = typeof storeImportRuns.$inferSelect;

/** Progress of an import that isn't finished. */
export interface ImportProgress {
  percent: number;
  /** True if it stored nothing for two minutes. */
  stopped: boolean;
}

export async function findLastImport(db: Executor, from: Source) {
  const [row] = await db.select().from(storeImports).where(eq(storeImports.source, from));
  return row ?? null;
}

/** Takes a lock until the end of the transaction, so that of two processes that start together, one imports. */
export async function lockImports(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('listwise:store-import'))`);
}

/** Finishes an import: stores its hash, and prepares the table for searches. */
export async function finishImport(db: Executor, done: typeof storeImports.$inferInsert): Promise<void> {
  // Newly written rows are still in the index's pending list and have no statistics, so searches would scan every row.
  await db.execute(sql`select gin_clean_pending_list('listings_words'::regclass)`);
  await db.execute(sql`analyze listings`);
  await db.insert(storeImports).values(done).onConflictDoUpdate({ target: storeImports.source, set: done });
  await db.delete(storeImportRuns).where(eq(storeImportRuns.source, done.source));
}

/** Deletes the listings of a source that this transaction didn't write. */
export async function deleteUntouched(db: Executor, from: Source): Promise<void> {
  // The date of the data can be that of the previous import, so the writing transaction tells the rows apart.
  await deleteListings(db, from, sql`${listings}.xmin <> pg_current_xact_id()::xid`);
}

/** Deletes the listings of a source that an import didn't write. */
export async function deleteUnimported(db: Executor, { source, id }: ImportRun): Promise<void> {
  const [row] = await db.select({ last: max(listings.appId) }).from(listings);
  for (let from = 0; from <= (row?.last ?? -1); from += DELETE_APPS) {
    await deleteListings(
      db,
      source,
      and(
        gte(listings.appId, from),
        lt(listings.appId, from + DELETE_APPS),
        sql`${listings.importId} is distinct from ${id}`,
      ),
    );
  }
}

async function deleteListings(db: Executor, source: string, which: SQL | undefined): Promise<void> {
  await db.delete(listings).where(and(eq(listings.source, source), which));
}

/**
 * Returns the unfinished import of this content, or starts one. The source counts as incomplete from then on. The caller
 * holds a lock.
 */
export async function beginImport(
  db: Executor,
  started: Pick<ImportRun, "source" | "hash" | "totalLines">,
): Promise<ImportRun> {
  return db.transaction(async (tx) => {
    const inSource = eq(storeImportRuns.source, started.source);
    const [known] = await tx.select().from(storeImportRuns).where(inSource);
    if (known?.hash === started.hash) return known;
    await tx.delete(storeImportRuns).where(inSource);
    await tx.delete(storeImports).where(eq(storeImports.source, started.source));
    return getOnlyRow(await tx.insert(storeImportRuns).values(started).returning());
  });
}

/** Stores how far an import is, in the transaction that writes the batch. */
export async function saveProgress(
  db: Executor,
  source: string,
  progress: Pick<ImportRun, "lines" | "listings" | "skipped">,
): Promise<void> {
  await db
    .update(storeImportRuns)
    .set({ ...progress, updatedAt: sql`now()` })
    .where(eq(storeImportRuns.source, source));
}

/** Returns the progress of a source's first or current import, or `null` if all its listings are stored. */
export async function findImportProgress(db: Executor, source: Source): Promise<ImportProgress | null> {
  const { rows } = await db.execute<{ percent: number; stopped: boolean }>(sql`
    select least(99, coalesce(run.lines * 100::bigint / run.total_lines, 0))::int as percent,
      coalesce(run.updated_at < now() - make_interval(secs => ${STOPPED_SECONDS}), false) as stopped
    from (values (${source})) as named(source) left join ${storeImportRuns} run using (source)
    where not exists (select 1 from ${storeImports} done where done.source = named.source)`);
  return rows[0] ?? null;
}
