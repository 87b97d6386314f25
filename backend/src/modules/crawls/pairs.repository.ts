import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { crawlPairs, keywords } from "./crawls.schema";

export const DEVICE = "iphone";
// A job that was queued longer ago is taken for lost.
const LOST_MINUTES = 60;

export interface Pair {
  keywordId: number;
  country: string;
}

export function isPair({ keywordId, country }: Pair) {
  return and(
    eq(crawlPairs.keywordId, keywordId),
    eq(crawlPairs.country, country),
    eq(crawlPairs.device, DEVICE),
  );
}

/** The keyword's id, whether it was known or not. `text` is normalised. */
export async function ensureKeyword(db: Executor, text: string): Promise<number> {
  const find = () => db.select({ id: keywords.id }).from(keywords).where(eq(keywords.text, text));
  const [known] = await find();
  if (known) return known.id;
  const [added] = await db
    .insert(keywords)
    .values({ text })
    .onConflictDoNothing()
    .returning({ id: keywords.id });
  const [row] = added ? [added] : await find();
  if (!row) throw new Error(`Keyword ${text} got no id.`);
  return row.id;
}

export async function findKeyword(db: Executor, text: string): Promise<number | null> {
  const [row] = await db.select({ id: keywords.id }).from(keywords).where(eq(keywords.text, text));
  return row?.id ?? null;
}

/** Marks the pair as waiting. False when it waits already, or was checked less than `maxAgeSeconds` ago. */
export async function markQueued(db: Executor, pair: Pair, maxAgeSeconds: number): Promise<boolean> {
  const rows = await db
    .insert(crawlPairs)
    .values({ ...pair, device: DEVICE, queuedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [crawlPairs.keywordId, crawlPairs.country, crawlPairs.device],
      set: { queuedAt: sql`now()` },
      setWhere: sql`(${crawlPairs.queuedAt} is null or ${crawlPairs.queuedAt} < now() - make_interval(mins => ${LOST_MINUTES}))
        and (${crawlPairs.checkedAt} is null or ${crawlPairs.checkedAt} <= now() - make_interval(secs => ${maxAgeSeconds}))`,
    })
    .returning({ keywordId: crawlPairs.keywordId });
  return rows.length > 0;
}

export interface PairState {
  keywordId: number;
  country: string;
  queuedAt: Date | null;
  checkedAt: Date | null;
}

export async function findPairs(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
): Promise<PairState[]> {
  if (keywordIds.length === 0) return [];
  return db
    .select({
      keywordId: crawlPairs.keywordId,
      country: crawlPairs.country,
      queuedAt: crawlPairs.queuedAt,
      checkedAt: crawlPairs.checkedAt,
    })
    .from(crawlPairs)
    .where(
      and(
        inArray(crawlPairs.keywordId, [...keywordIds]),
        eq(crawlPairs.country, country),
        eq(crawlPairs.device, DEVICE),
      ),
    );
}

/** The keyword's text and how the pair stands, `null` when it was never asked for. */
export async function findWaiting(db: Executor, pair: Pair) {
  const [row] = await db
    .select({
      text: keywords.text,
      queuedAt: crawlPairs.queuedAt,
      failedAt: crawlPairs.failedAt,
      checkedAt: crawlPairs.checkedAt,
      failure: crawlPairs.failure,
    })
    .from(crawlPairs)
    .innerJoin(keywords, eq(keywords.id, crawlPairs.keywordId))
    .where(isPair(pair));
  return row ?? null;
}

export async function markFailed(db: Executor, pair: Pair, failure: string): Promise<void> {
  await db
    .update(crawlPairs)
    .set({ queuedAt: null, failedAt: sql`now()`, failure })
    .where(isPair(pair));
}
