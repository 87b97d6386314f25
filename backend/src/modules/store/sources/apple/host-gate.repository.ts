import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database";
import { storeHosts } from "../../store.schema";

export interface Bucket {
  host: string;
  perMinute: number;
}

/** Takes a call from the host's bucket, shared by all processes: 0 when it may go now, else milliseconds to wait. */
export async function takeTurn(db: Database, { host, perMinute }: Bucket): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(storeHosts)
      .values({ host, tokens: perMinute, refilledAt: sql`now()` })
      .onConflictDoNothing();
    const perSecond = perMinute / 60;
    const elapsed = sql`extract(epoch from clock_timestamp() - ${storeHosts.refilledAt})`;
    const [row] = await tx
      .select({
        tokens: sql<number>`least(${perMinute}::float8, ${storeHosts.tokens} + greatest(0, ${elapsed}) * ${perSecond}::float8)`,
        blockedMs: sql<number>`coalesce(extract(epoch from ${storeHosts.blockedUntil} - clock_timestamp()) * 1000, 0)::float8`,
      })
      .from(storeHosts)
      .where(eq(storeHosts.host, host))
      .for("update");
    if (!row) throw new Error(`No bucket for ${host}.`);
    if (row.blockedMs > 0) return Math.ceil(row.blockedMs);
    if (row.tokens < 1) return Math.ceil(((1 - row.tokens) / perSecond) * 1000);
    await tx
      .update(storeHosts)
      .set({ tokens: row.tokens - 1, refilledAt: sql`clock_timestamp()` })
      .where(eq(storeHosts.host, host));
    return 0;
  });
}

const FIRST_PAUSE = 1;
const GROWTH = 1.6;
const LONGEST_PAUSE = 20;
const BREAKER = { failures: 10, seconds: 60 };

/**
 * Notes that the host failed and keeps everyone away from it: as long as it asked for, else 1.6 times longer each time
 * up to 20 s, and a minute from the tenth failure in a row on.
 */
export async function noteFailure(
  db: Database,
  host: string,
  retryAfterSeconds: number | null,
): Promise<void> {
  const failures = sql`${storeHosts.failures} + 1`;
  const pause = sql`case when ${failures} >= ${BREAKER.failures} then ${BREAKER.seconds}
    else least(${LONGEST_PAUSE}, ${FIRST_PAUSE} * power(${GROWTH}, ${storeHosts.failures})) end`;
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

export async function noteSuccess(db: Database, host: string): Promise<void> {
  await db.update(storeHosts).set({ failures: 0, blockedUntil: null }).where(eq(storeHosts.host, host));
}
