import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { crawlPairs, keywords } from "../crawls.schema";
import { isAnyTarget, isTarget } from "../crawl-targets.repository";
import { DEVICE, type CrawlRequest, type CrawlTarget, type NamedTarget } from "../crawl-target";

/** Queue orders of requests: those by a person come before what a page asks for without one, and both before the schedule. */
const URGENCIES = { schedule: 0, page: 1, person: 2 };

/** Origin of a request. */
export type Urgency = keyof typeof URGENCIES;

const LEASE_SECONDS = 120;

/** The site, for requests that no account made. */
const SITE = 0;

/**
 * Queues targets in one statement. Queued targets are raised to the given urgency; targets checked less than
 * `maxAgeSeconds` ago stay as they are. Returns the targets that are not queued because they are fresh.
 *
 * Each account's requests get turns after its last one that is queued, but not before the turn that is crawled now, so that
 * accounts are served side by side: one with 20 requests waits for as many of the others, not for all of them.
 */
export async function enqueueCrawls(
  db: Executor,
  requests: readonly CrawlRequest[],
  urgency: Urgency,
  maxAgeSeconds: number,
): Promise<CrawlTarget[]> {
  if (requests.length === 0) return [];
  const rows = requests.flatMap(({ accounts, ...pair }) =>
    (accounts?.length ? accounts : [SITE]).map((account) => ({ ...pair, account })),
  );
  const asked = sql`(select distinct * from unnest(
    ${sql.param(rows.map((row) => row.keywordId))}::int[], ${sql.param(rows.map((row) => row.country))}::text[],
    ${sql.param(rows.map((row) => row.account))}::int[]) as a(keyword_id, country, account))`;
  const rank = URGENCIES[urgency];
  const isStale = sql`(p.checked_at is null or p.checked_at <= now() - make_interval(secs => ${maxAgeSeconds}))`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`
    with placed as (
      select asked.keyword_id, asked.country, asked.account, count(*) filter (where p.keyword_id is null
        or (p.queued_at is null and ${isStale}) or (p.queued_at is not null and (p.urgency < ${rank}
          or (p.urgency = ${rank} and p.account <> asked.account))))
        over (partition by asked.account order by asked.keyword_id, asked.country) as place
      from ${asked} as asked left join crawl_pairs p
        on (p.keyword_id, p.country, p.device) = (asked.keyword_id, asked.country, ${DEVICE})
    ), accounts as (
      select account, (select max(turn) from crawl_pairs q
        where q.account = named.account and q.urgency = ${rank} and q.queued_at is not null) as last
      from (select distinct account from placed) as named
    ), wanted as (
      select distinct on (keyword_id, country) keyword_id, country, account,
        greatest(coalesce(last, 0), (select coalesce(min(turn), 1) - 1 from crawl_pairs
          where urgency = ${rank} and queued_at is not null and (not_before is null or not_before <= now()))) + place as turn
      from placed join accounts using (account) order by keyword_id, country, turn
    )
    insert into crawl_pairs as p (keyword_id, country, device, queued_at, urgency, account, turn)
    select keyword_id, country, ${DEVICE}, now(), ${rank}, account, turn from wanted
    order by keyword_id, country
    on conflict (keyword_id, country, device) do update set
      urgency = case when p.queued_at is null then excluded.urgency else greatest(p.urgency, excluded.urgency) end,
      account = excluded.account,
      turn = excluded.turn,
      attempts = case when p.queued_at is null then 0 else p.attempts end,
      not_before = case when p.queued_at is null then null else p.not_before end,
      leased_until = case when p.queued_at is null then null else p.leased_until end,
      queued_at = coalesce(p.queued_at, excluded.queued_at)
    where (p.queued_at is not null and (p.urgency, excluded.turn) < (excluded.urgency, p.turn))
      or (p.queued_at is null and ${isStale})`);
    // The upsert also locks rows that it doesn't change, so none of them can be canceled before this select.
    return tx
      .selectDistinct({ keywordId: crawlPairs.keywordId, country: crawlPairs.country })
      .from(crawlPairs)
      .innerJoin(
        sql`${asked} as asked`,
        sql`asked.keyword_id = ${crawlPairs.keywordId} and asked.country = ${crawlPairs.country}`,
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
    .orderBy(sql`${crawlPairs.urgency} desc nulls last`, asc(crawlPairs.turn), asc(crawlPairs.queuedAt))
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
