import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { crawlPairs, keywords } from "./crawls.schema";
import { DEVICE, isAnyOf, isPair, type Pair } from "./pairs.repository";

/** Who waits for a crawl: a person comes before the schedule. */
export type Urgency = "person" | "schedule";

const LEASE_SECONDS = 120;

/**
 * Marks pairs as waiting, all in one statement. One that waits already becomes as urgent as this asks; one that was
 * checked less than `maxAgeSeconds` ago stays as it is. Answers the pairs that wait for nothing: they are fresh.
 */
export async function markWaiting(
  db: Executor,
  pairs: readonly Pair[],
  urgency: Urgency,
  maxAgeSeconds: number,
): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  const wanted = sql`(select distinct * from unnest(
    ${sql.param(pairs.map((pair) => pair.keywordId))}::int[], ${sql.param(pairs.map((pair) => pair.country))}::text[]
  ) as w(keyword_id, country)) as wanted`;
  const rank = urgency === "person" ? 1 : 0;
  return db.transaction(async (tx) => {
    await tx.execute(sql`
    insert into crawl_pairs (keyword_id, country, device, queued_at, urgency)
    select wanted.keyword_id, wanted.country, ${DEVICE}, now(), ${rank} from ${wanted}
    order by wanted.keyword_id, wanted.country
    on conflict (keyword_id, country, device) do update set
      urgency = case when crawl_pairs.queued_at is null then excluded.urgency
        else greatest(crawl_pairs.urgency, excluded.urgency) end,
      attempts = case when crawl_pairs.queued_at is null then 0 else crawl_pairs.attempts end,
      not_before = case when crawl_pairs.queued_at is null then null else crawl_pairs.not_before end,
      leased_until = case when crawl_pairs.queued_at is null then null else crawl_pairs.leased_until end,
      queued_at = coalesce(crawl_pairs.queued_at, excluded.queued_at)
    where (crawl_pairs.queued_at is not null and crawl_pairs.urgency < excluded.urgency)
      or (crawl_pairs.queued_at is null and (crawl_pairs.checked_at is null
        or crawl_pairs.checked_at <= now() - make_interval(secs => ${maxAgeSeconds})))`);
    // The insert holds even the rows it leaves alone: none can be withdrawn before it is looked at here.
    return tx
      .select({ keywordId: crawlPairs.keywordId, country: crawlPairs.country })
      .from(crawlPairs)
      .innerJoin(
        wanted,
        sql`wanted.keyword_id = ${crawlPairs.keywordId} and wanted.country = ${crawlPairs.country}`,
      )
      .where(and(eq(crawlPairs.device, DEVICE), isNull(crawlPairs.queuedAt)));
  });
}

export interface Leased extends Pair {
  text: string;
  attempts: number;
  /** It has ended already; only the telling is missing. */
  ended: boolean;
  failure: string | null;
}

/** Takes the pair that is due next, for as long as a crawl may take: no other worker gets it, a dead one's is given again. */
export async function leaseNext(db: Executor): Promise<Leased | null> {
  const free = or(isNull(crawlPairs.leasedUntil), lte(crawlPairs.leasedUntil, sql`now()`));
  const due = or(isNull(crawlPairs.notBefore), lte(crawlPairs.notBefore, sql`now()`));
  const next = db
    .select({ keywordId: crawlPairs.keywordId, country: crawlPairs.country, device: crawlPairs.device })
    .from(crawlPairs)
    .where(and(or(isNotNull(crawlPairs.queuedAt), crawlPairs.untold), free, due))
    .orderBy(sql`${crawlPairs.urgency} desc nulls last`, asc(crawlPairs.queuedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(crawlPairs)
    .set({
      leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      attempts: sql`${crawlPairs.attempts} + 1`,
    })
    .from(keywords)
    .where(
      and(
        eq(keywords.id, crawlPairs.keywordId),
        sql`(${crawlPairs.keywordId}, ${crawlPairs.country}, ${crawlPairs.device}) = (${next})`,
      ),
    )
    .returning({
      keywordId: crawlPairs.keywordId,
      country: crawlPairs.country,
      text: keywords.text,
      attempts: crawlPairs.attempts,
      ended: sql<boolean>`${crawlPairs.queuedAt} is null`,
      failure: crawlPairs.failure,
    });
  return row ?? null;
}

/** Gives a pair back, to be leased again after a pause. `counted` is false when the store was not asked at all. */
export async function giveBack(
  db: Executor,
  pair: Pair,
  pauseSeconds: number,
  counted: boolean,
): Promise<void> {
  await db
    .update(crawlPairs)
    .set({
      leasedUntil: null,
      notBefore: sql`now() + make_interval(secs => ${pauseSeconds})`,
      attempts: sql`${crawlPairs.attempts} - ${counted ? 0 : 1}`,
    })
    .where(isPair(pair));
}

/** Those of the pairs that wait and that nobody crawls now; they stay as they are until the transaction ends. */
export async function holdWaiting(tx: Transaction, pairs: readonly Pair[]): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  return tx
    .select({ keywordId: crawlPairs.keywordId, country: crawlPairs.country })
    .from(crawlPairs)
    .where(
      and(
        isAnyOf(pairs),
        isNotNull(crawlPairs.queuedAt),
        or(isNull(crawlPairs.leasedUntil), lte(crawlPairs.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(crawlPairs.keywordId), asc(crawlPairs.country))
    .for("update");
}

/** Takes pairs out of the queue, as if they had never been asked for. */
export async function unmark(tx: Transaction, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await tx.update(crawlPairs).set({ queuedAt: null, notBefore: null }).where(isAnyOf(pairs));
}

/** Ends a crawl without ranks: what was known before stays. */
export async function markFailed(db: Executor, pair: Pair, failure: string): Promise<void> {
  await db
    .update(crawlPairs)
    .set({ queuedAt: null, failedAt: sql`now()`, failure, untold: true })
    .where(isPair(pair));
}

/** Everyone knows that the crawl has ended. One that was asked for meanwhile goes on waiting. */
export async function markTold(db: Executor, pair: Pair): Promise<void> {
  await db.update(crawlPairs).set({ untold: false, leasedUntil: null }).where(isPair(pair));
}
