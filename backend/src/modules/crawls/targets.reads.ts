import type { Platform } from "@listwise/aso-core/stores";
import { and, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { DEVICE } from "./crawl-target";
import { crawlPairs, keywords } from "./crawls.schema";

const query = new QueryBuilder();

/** Returns the states of all targets that were ever queued or crawled, as a subquery for joins. */
export function selectTargets() {
  const { keywordId, country, queuedAt, checkedAt, failedAt } = crawlPairs;
  return query
    .select({ keywordId, country, queuedAt, checkedAt, failedAt })
    .from(crawlPairs)
    .where(eq(crawlPairs.device, DEVICE))
    .as("targets");
}

/** Returns the number of targets that have been queued for longer than `hours`. */
export function countOverdueTargets(db: Executor, hours: number): Promise<number> {
  return db.$count(crawlPairs, lt(crawlPairs.queuedAt, sql`now() - make_interval(hours => ${hours})`));
}

/** Returns the number of queued targets, and the seconds since the first of them was queued; 0 without any. */
export async function measureQueuedTargets(db: Executor): Promise<{ queued: number; lagSeconds: number }> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*)::int`,
      lagSeconds: sql<number>`coalesce(extract(epoch from now() - min(${crawlPairs.queuedAt})), 0)::float8`,
    })
    .from(crawlPairs)
    .where(isNotNull(crawlPairs.queuedAt));
  return row ?? { queued: 0, lagSeconds: 0 };
}

/** Returns the number of targets whose last crawl failed within `hours` and that are not queued again. */
export function countFailedTargets(db: Executor, hours: number): Promise<number> {
  return db.$count(
    crawlPairs,
    and(isNull(crawlPairs.queuedAt), gte(crawlPairs.failedAt, sql`now() - make_interval(hours => ${hours})`)),
  );
}

export interface CrawlTargetState {
  keywordId: number;
  country: string;
  queuedAt: Date | null;
  checkedAt: Date | null;
  failedAt: Date | null;
  /** Reason of the last failure; `null` after a success. */
  failure: string | null;
}

const getStatesStatement = createWeakMemo((db: Executor) =>
  db
    .select({
      keywordId: crawlPairs.keywordId,
      country: crawlPairs.country,
      queuedAt: crawlPairs.queuedAt,
      checkedAt: crawlPairs.checkedAt,
      failedAt: crawlPairs.failedAt,
      failure: crawlPairs.failure,
    })
    .from(crawlPairs)
    .where(
      and(
        sql`${crawlPairs.keywordId} = any(${sql.placeholder("keywordIds")}::int[])`,
        eq(crawlPairs.country, sql.placeholder("country")),
        eq(crawlPairs.device, DEVICE),
      ),
    )
    .prepare("target_states"),
);

/** Finds the crawl states of keywords in a storefront. Keywords that were never queued or crawled have none. */
export async function findTargetStates(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
): Promise<CrawlTargetState[]> {
  if (keywordIds.length === 0) return [];
  return getStatesStatement(db).execute({ keywordIds, country });
}

/** State of a keyword's check: under way or failed. */
export interface CheckState {
  text: string;
  /** True while the crawl is queued or runs, and until everything that depends on its result is computed. */
  isChecking: boolean;
  /** Time of the last crawl if it failed. */
  failedAt: Date | null;
}

/** Finds the states of checks in a storefront of a store by normalized text. Keywords that were never queued or crawled have none. */
export async function findCheckStates(
  db: Executor,
  texts: readonly string[],
  { platform, country }: { platform: Platform; country: string },
): Promise<Map<string, CheckState>> {
  const { keywordId, queuedAt, untold, failedAt, device } = crawlPairs;
  const rows = await db
    .select({
      text: keywords.text,
      isChecking: sql<boolean>`${queuedAt} is not null or ${untold}`,
      failedAt,
    })
    .from(crawlPairs)
    .innerJoin(keywords, eq(keywords.id, keywordId))
    .where(
      and(
        sql`${keywords.text} = any(${sql.param([...texts])}::text[])`,
        eq(keywords.platform, platform),
        eq(crawlPairs.country, country),
        eq(device, DEVICE),
      ),
    );
  return new Map(rows.map((row) => [row.text, row]));
}
