import { formatCount } from "@listwise/aso-core/text";
import type { StoreHost, StoreSourceHealth } from "@listwise/contracts/admin";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { failNotFound } from "../../infra/http/errors";
import { findHosts, findImports, unblockHost } from "./health.repository";
import { appleHosts } from "./sources/apple/apple-hosts";
import { createBucketKey, getEgressNames } from "./sources/live/egress";
import { BREAKER } from "./sources/live/host-rate-limit.repository";
import { googlePlayHost } from "./sources/google-play/google-play-host";
import { getStore } from "./store";

/** Returns the request budgets of the active source's hosts, whether they have been used or not. */
function getBudgets({ config }: AppContext): Map<string, number> {
  if (config.storeSource.kind !== "live") return new Map();
  const byStore = {
    apple: () => Object.values({ ...appleHosts(config.appleBaseUrl, config.appleCallsPerMinute) }),
    "google-play": () => [googlePlayHost(config.playBaseUrl, config.playCallsPerMinute)],
  };
  const hosts = config.storeSource.stores.flatMap((name) => byStore[name]());
  const names = getEgressNames(config.storeEgress);
  return new Map(
    hosts.flatMap(({ bucket }) =>
      names.map((name): [string, number] => [createBucketKey(bucket.host, name), bucket.perMinute]),
    ),
  );
}

async function loadHosts(ctx: AppContext): Promise<StoreHost[]> {
  const budgets = getBudgets(ctx);
  const asked = new Map((await findHosts(ctx.db)).map((row) => [row.host, row]));
  return [...new Set([...budgets.keys(), ...asked.keys()])].map((host) => {
    const perMinute = budgets.get(host) ?? null;
    const row = asked.get(host);
    const refilled = row && perMinute !== null ? row.tokens + (row.idleSeconds * perMinute) / 60 : perMinute;
    return {
      host,
      perMinute,
      tokens: refilled === null || perMinute === null ? null : Math.floor(Math.min(perMinute, refilled)),
      failures: row?.failures ?? 0,
      breakerAt: BREAKER.failures,
      waitSeconds: Math.ceil(row?.waitSeconds ?? 0),
      lastCallAt: row?.lastCallAt.toISOString() ?? null,
    };
  });
}

/** Returns the health of the store data source: its budget, and which hosts are paused. */
export async function loadSourceHealth(ctx: AppContext): Promise<StoreSourceHealth> {
  const store = getStore(ctx);
  const [pace, hosts, imports, platforms] = await Promise.all([
    store.pace(),
    loadHosts(ctx),
    findImports(ctx.db),
    store.findPlatforms(),
  ]);
  return {
    source: store.name,
    platforms: [...platforms],
    // A local catalog has no rate limit.
    perMinute: pace.perMinute !== null && Number.isFinite(pace.perMinute) ? pace.perMinute : null,
    reason: "reason" in pace ? pace.reason : null,
    hosts,
    imports: imports.map((one) => ({ ...one, importedAt: one.importedAt.toISOString() })),
  };
}

/**
 * Resumes requests to a host that is paused after failures.
 * @throws NOT_FOUND if no request was sent to the host yet
 */
export async function closeBreaker(
  ctx: AppContext,
  host: string,
  request: FastifyRequest,
): Promise<StoreSourceHealth> {
  await ctx.db.transaction(async (tx) => {
    const failures = await unblockHost(tx, host);
    if (failures === null) throw failNotFound("host");
    const details = `${host}: ${formatCount(failures, "failure")} → 0 failures`;
    await ctx.audit.record(
      { action: "store.breaker-closed", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
  });
  return loadSourceHealth(ctx);
}
