import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../../infra/db/database";
import { storeHosts } from "../../store.schema";

/** Request budget of a host for each way out of this machine. */
export interface Bucket {
  host: string;
  perMinute: number;
}

/** A host of a store and its budget. */
export interface StoreHost {
  base: string;
  bucket: Bucket;
}

/**
 * Outcome of taking a token: the key of the bucket that had one, or how long to wait for the first; `failing` is true if
 * the previous requests failed.
 */
export type TokenResult = { failing: boolean } & ({ key: string } | { waitMs: number });

/**
 * Takes a token from one of the buckets with these keys, which all processes share: the one that was used least recently. A
 * successful attempt is a single statement.
 *
 * @throws Error if the buckets were deleted meanwhile
 */
export async function takeToken(
  db: Database,
  { keys, perMinute }: { keys: readonly string[]; perMinute: number },
): Promise<TokenResult> {
  const perSecond = perMinute / 60;
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${storeHosts.refilledAt}))`;
  const tokens = sql<number>`least(${perMinute}::float8, ${storeHosts.tokens} + ${elapsed} * ${perSecond}::float8)`;
  const blockedMs = sql<number>`coalesce(extract(epoch from ${storeHosts.blockedUntil} - clock_timestamp()) * 1000, 0)::float8`;
  const isKey = inArray(storeHosts.host, [...keys]);
  const ready = db
    .select({ host: storeHosts.host })
    .from(storeHosts)
    .where(and(isKey, sql`${blockedMs} <= 0 and ${tokens} >= 1`))
    .orderBy(storeHosts.refilledAt)
    .limit(1)
    // With one bucket, callers wait for each other instead of for a token.
    .for("update", keys.length > 1 ? { skipLocked: true } : {});
  const [taken] = await db
    .update(storeHosts)
    .set({ tokens: sql`${tokens} - 1`, refilledAt: sql`clock_timestamp()` })
    .where(sql`${storeHosts.host} = (${ready})`)
    .returning({ key: storeHosts.host, failures: storeHosts.failures });
  if (taken) return { key: taken.key, failing: taken.failures > 0 };
  const created = await db
    .insert(storeHosts)
    .values(keys.map((host) => ({ host, tokens: perMinute, refilledAt: sql`clock_timestamp()` })))
    .onConflictDoNothing()
    .returning({ host: storeHosts.host });
  if (created.length > 0) return takeToken(db, { keys, perMinute });
  const rows = await db
    .select({ tokens, blockedMs, failures: storeHosts.failures })
    .from(storeHosts)
    .where(isKey);
  const waits = rows.map((row) => ({
    waitMs: Math.ceil(Math.max(row.blockedMs, ((1 - row.tokens) / perSecond) * 1000, 1)),
    failing: row.failures > 0,
  }));
  const [first] = waits.toSorted((a, b) => a.waitMs - b.waitMs);
  if (!first) throw new Error(`No bucket for ${keys.join(", ")}.`);
  return first;
}

const FIRST_PAUSE_SECONDS = 1;
const GROWTH = 1.6;
const MAX_PAUSE_SECONDS = 20;
export const BREAKER = { failures: 10, seconds: 60 };

/**
 * Records a failure of a bucket's host and pauses requests from the bucket: as long as the host asks, else 1.6 times longer each time up
 * to 20 s, and one minute from the tenth consecutive failure on. The numbers are chosen by us.
 */
export async function recordFailure(
  db: Database,
  key: string,
  retryAfterSeconds: number | null,
): Promise<void> {
  const failures = sql`${storeHosts.failures} + 1`;
  const pause = sql`case when ${failures} >= ${BREAKER.failures} then ${BREAKER.seconds}
    else least(${MAX_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(${GROWTH}, ${storeHosts.failures})) end`;
  await db
    .update(storeHosts)
    .set({
      failures,
      blockedUntil: sql`clock_timestamp() + make_interval(secs => greatest(${retryAfterSeconds ?? 0}::float8, (${
        retryAfterSeconds === null ? pause : sql`0`
      })::float8))`,
    })
    .where(eq(storeHosts.host, key));
}

/**
 * Returns the seconds until one of the buckets with these keys isn't paused, and the number of consecutive failures of the
 * healthiest.
 */
export async function findHostState(
  db: Database,
  keys: readonly string[],
): Promise<{ waitSeconds: number; failures: number }> {
  const waitSeconds = sql<number>`greatest(0, coalesce(extract(epoch from ${storeHosts.blockedUntil} - clock_timestamp()), 0))::float8`;
  const rows = await db
    .select({ waitSeconds, failures: storeHosts.failures })
    .from(storeHosts)
    .where(inArray(storeHosts.host, [...keys]));
  if (rows.length < keys.length) return { waitSeconds: 0, failures: 0 };
  return {
    waitSeconds: Math.min(...rows.map((row) => row.waitSeconds)),
    failures: Math.min(...rows.map((row) => row.failures)),
  };
}

export async function recordSuccess(db: Database, key: string): Promise<void> {
  await db.update(storeHosts).set({ failures: 0, blockedUntil: null }).where(eq(storeHosts.host, key));
}
