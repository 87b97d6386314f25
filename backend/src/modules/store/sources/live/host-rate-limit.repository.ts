import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../infra/db/database";
import { storeHosts } from "../../store.schema";

/** Request budget of a host. */
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
 * Outcome of taking a token: `waitMs` 0 means go now; `failing` is true if the previous requests to this host failed.
 */
export interface TokenResult {
  waitMs: number;
  failing: boolean;
}

/**
 * Takes a token from the host's bucket, which all processes share. A successful attempt is a single statement.
 *
 * @throws Error if the bucket was deleted meanwhile
 */
export async function takeToken(db: Database, { host, perMinute }: Bucket): Promise<TokenResult> {
  const perSecond = perMinute / 60;
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${storeHosts.refilledAt}))`;
  const tokens = sql<number>`least(${perMinute}::float8, ${storeHosts.tokens} + ${elapsed} * ${perSecond}::float8)`;
  const blockedMs = sql<number>`coalesce(extract(epoch from ${storeHosts.blockedUntil} - clock_timestamp()) * 1000, 0)::float8`;
  const [taken] = await db
    .insert(storeHosts)
    .values({ host, tokens: perMinute - 1, refilledAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: storeHosts.host,
      set: { tokens: sql`${tokens} - 1`, refilledAt: sql`clock_timestamp()` },
      setWhere: sql`${blockedMs} <= 0 and ${tokens} >= 1`,
    })
    .returning({ failures: storeHosts.failures });
  if (taken) return { waitMs: 0, failing: taken.failures > 0 };
  const [row] = await db
    .select({ tokens, blockedMs, failures: storeHosts.failures })
    .from(storeHosts)
    .where(eq(storeHosts.host, host));
  if (!row) throw new Error(`No bucket for ${host}.`);
  const waitMs = Math.max(row.blockedMs, ((1 - row.tokens) / perSecond) * 1000, 1);
  return { waitMs: Math.ceil(waitMs), failing: row.failures > 0 };
}

const FIRST_PAUSE_SECONDS = 1;
const GROWTH = 1.6;
const MAX_PAUSE_SECONDS = 20;
export const BREAKER = { failures: 10, seconds: 60 };

/**
 * Records a failure of the host and pauses requests to it: as long as the host asks, else 1.6 times longer each time up
 * to 20 s, and one minute from the tenth consecutive failure on. The numbers are chosen by us.
 */
export async function recordFailure(
  db: Database,
  host: string,
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
    .where(eq(storeHosts.host, host));
}

/** Returns the seconds for which the host is paused, and its number of consecutive failures. */
export async function findHostState(
  db: Database,
  host: string,
): Promise<{ waitSeconds: number; failures: number }> {
  const waitSeconds = sql<number>`greatest(0, coalesce(extract(epoch from ${storeHosts.blockedUntil} - clock_timestamp()), 0))::float8`;
  const [row] = await db
    .select({ waitSeconds, failures: storeHosts.failures })
    .from(storeHosts)
    .where(eq(storeHosts.host, host));
  return row ?? { waitSeconds: 0, failures: 0 };
}

export async function recordSuccess(db: Database, host: string): Promise<void> {
  await db.update(storeHosts).set({ failures: 0, blockedUntil: null }).where(eq(storeHosts.host, host));
}
