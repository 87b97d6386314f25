import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { storeHosts, storeImports } from "./store.schema";

export async function findHosts(db: Executor) {
  const waitSeconds = sql<number>`greatest(0, coalesce(extract(epoch from ${storeHosts.blockedUntil} - clock_timestamp()), 0))::float8`;
  const idleSeconds = sql<number>`greatest(0, extract(epoch from clock_timestamp() - ${storeHosts.refilledAt}))::float8`;
  return db
    .select({
      host: storeHosts.host,
      tokens: storeHosts.tokens,
      failures: storeHosts.failures,
      lastCallAt: storeHosts.refilledAt,
      waitSeconds,
      idleSeconds,
    })
    .from(storeHosts)
    .orderBy(asc(storeHosts.host));
}

export async function findImports(db: Executor) {
  const { source, listings, importedAt } = storeImports;
  return db.select({ source, listings, importedAt }).from(storeImports).orderBy(asc(source));
}

/** Resumes requests to a host. Returns its number of failures, or `null` if there is no such host. */
export async function unblockHost(db: Executor, host: string): Promise<number | null> {
  const [before] = await db.select().from(storeHosts).where(eq(storeHosts.host, host)).for("update");
  if (!before) return null;
  await db.update(storeHosts).set({ failures: 0, blockedUntil: null }).where(eq(storeHosts.host, host));
  return before.failures;
}
