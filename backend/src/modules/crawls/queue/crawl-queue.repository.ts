import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { crawlPairs, keywords } from "../crawls.schema";
import { isAnyTarget, isTarget } from "../crawl-targets.repository";
import { DEVICE, type CrawlTarget, type NamedTarget } from "../crawl-target";

/** Queue orders of requests: those by a person come before what a page asks for without one, and both before the schedule. */
const URGENCIES = { schedule: 0, page: 1, person: 2 };

/** Origin of a request. */
export type Urgency = keyof typeof URGENCIES;

const LEASE_SECONDS = 120;

/**
 * Queues targets in one statement. Queued targets are raised to the given urgency; targets checked less than
 * `maxAgeSeconds` ago stay as they are. Returns the targets that are not queued because they are fresh.
 */
export async function enqueueCrawls(
  db: Executor,
  pairs: readonly CrawlTarget[],
  urgency: Urgency,
  maxAgeSeconds: number,
): Promise<CrawlTarget[]> {
  if (pairs.length === 0) return [];
  const wanted = sql`(select distinct * from unnest(
    ${sql.param(pairs.map((pair) => pair.keywordId))}::int[], ${sql.param(pairs.map((pair) => pair.country))}::text[]
  ) as w(keyword_id, country)) as wanted`;
  const rank = URGENCIES[urgency];
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
    // The upsert also locks rows that it doesn't change, so none of them can be canceled before this select.
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

export interface LeasedCrawl extends NamedTarget {
  attempts: number;
  /** True if the crawl has finished and only its report is missing. */
  ended: boolean;
  failure: string | null;
}

/** Leases the target that is due next; expired leases are leased again. Returns `null` if no target is due. */
export async function leaseNextCrawl(db: Executor): Promise<LeasedCrawl | null> {
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
      platform: keywords.platform,
      attempts: crawlPairs.attempts,
      ended: sql<boolean>`${crawlPairs.queuedAt} is null`,
      failure: crawlPairs.failure,
    });
  return row ?? null;
}

/**
 * Releases a lease; the target is due again after `pauseSeconds`. With `counted: false` it doesn't count as an attempt.
 */
export async function releaseLease(
  db: Executor,
  pair: CrawlTarget,
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
    .where(isTarget(pair));
}

/** Locks those of the targets that are queued and not leased until the transaction ends, and returns them. */
export async function lockWaiting(tx: Transaction, pairs: readonly CrawlTarget[]): Promise<CrawlTarget[]> {
  if (pairs.length === 0) return [];
  return tx
    .select({ keywordId: crawlPairs.keywordId, country: crawlPairs.country })
    .from(crawlPairs)
    .where(
      and(
        isAnyTarget(pairs),
        isNotNull(crawlPairs.queuedAt),
        or(isNull(crawlPairs.leasedUntil), lte(crawlPairs.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(crawlPairs.keywordId), asc(crawlPairs.country))
    .for("update");
}

/** Removes targets from the queue without reporting a result. */
export async function dequeueCrawls(tx: Transaction, pairs: readonly CrawlTarget[]): Promise<void> {
  if (pairs.length === 0) return;
  await tx.update(crawlPairs).set({ queuedAt: null, notBefore: null }).where(isAnyTarget(pairs));
}

/** Marks a crawl as failed. Earlier ranks are kept. */
export async function markFailed(db: Executor, pair: CrawlTarget, failure: string): Promise<void> {
  await db
    .update(crawlPairs)
    .set({ queuedAt: null, failedAt: sql`now()`, failure, untold: true })
    .where(isTarget(pair));
}

/** Marks the result of a crawl as reported. A target that was queued again meanwhile stays queued. */
export async function markReported(db: Executor, pair: CrawlTarget): Promise<void> {
  await db.update(crawlPairs).set({ untold: false, leasedUntil: null }).where(isTarget(pair));
}
