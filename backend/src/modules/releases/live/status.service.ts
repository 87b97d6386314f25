import {
  type ReleaseEvent,
  type ReleaseHealth,
  type ReleaseStatus,
  concernsRelease,
  getReleasePointer,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { findUserById } from "../../accounts";
import { loadLive } from "../repository/sync-releases";
import { findLastFailures, sumHealth } from "../health/health.repository";
import { readPolicy } from "../publish/gate.service";
import { listStoredNames, listStoredVersions } from "../publish/store-folder";

const HEALTH_MINUTES = 60;
const ACCOUNT = /^account (\d+)$/;

/** Returns the status of all releases: live and stored versions and their health. */
export async function loadAllStatuses(ctx: AppContext): Promise<ReleaseStatus[]> {
  const live = await loadLive(ctx);
  const health = await healthByRelease(ctx);
  const stored = await listStoredNames(ctx.config.releasesDir);
  const published = stored.filter((name) => !live.retired?.includes(name));
  const names = new Set([...Object.keys(live.releases), ...published]);
  return Promise.all([...names].sort().map((name) => buildStatus(ctx, live, health, name)));
}

export async function loadStatus(ctx: AppContext, name: string): Promise<ReleaseStatus> {
  const live = await loadLive(ctx);
  return buildStatus(ctx, live, await healthByRelease(ctx), name);
}

async function buildStatus(
  ctx: AppContext,
  live: ReleasePointers,
  health: ReadonlyMap<string, ReleaseHealth[]>,
  name: string,
): Promise<ReleaseStatus> {
  const { releasesDir } = ctx.config;
  const versions = await listStoredVersions(releasesDir, name);
  const pointer = getReleasePointer(live, name);
  const policy = await readPolicy(releasesDir, pointer, name);
  return {
    name,
    ...pointer,
    ...(policy && { policy }),
    versions: versions.map(({ version, publishedAt }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
    })),
    health: health.get(name) ?? [],
  };
}

async function healthByRelease({ db }: AppContext): Promise<Map<string, ReleaseHealth[]>> {
  const [sums, failures] = await Promise.all([
    sumHealth(db, HEALTH_MINUTES),
    findLastFailures(db, HEALTH_MINUTES),
  ]);
  const byRelease = new Map<string, ReleaseHealth[]>();
  for (const { release, version, mounts, failures: failed } of sums) {
    const last = failures.find((one) => one.release === release && one.version === version);
    const one = {
      version,
      mounts,
      failures: failed,
      failureShare: mounts + failed === 0 ? null : failed / (mounts + failed),
      lastFailure: last?.failedAt
        ? {
            at: last.failedAt.toISOString(),
            phase: last.phase ?? "",
            code: last.code ?? "",
            message: last.message ?? "",
          }
        : null,
    };
    byRelease.set(release, [...(byRelease.get(release) ?? []), one]);
  }
  return byRelease;
}

/** Returns the history, newest first. The file identifies accounts by id, because static hosts may publish it. */
export async function loadHistory(ctx: AppContext, name?: string): Promise<ReleaseEvent[]> {
  const { history } = await loadLive(ctx);
  return nameActors(
    ctx,
    history.filter((event) => name === undefined || concernsRelease(event, name)),
  );
}

/** Returns events with the names of the accounts that they identify by id. */
export async function nameActors<T extends { actor: string; approver?: string }>(
  ctx: AppContext,
  events: readonly T[],
): Promise<T[]> {
  const names = await loadActorNames(
    ctx,
    events.flatMap(({ actor, approver = actor }) => [actor, approver]),
  );
  return events.map((event) => ({
    ...event,
    actor: names.get(event.actor) ?? event.actor,
    ...(event.approver !== undefined && { approver: names.get(event.approver) ?? event.approver }),
  }));
}

/** Returns the names of the accounts among the actors. */
export async function loadActorNames(
  { db }: AppContext,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const actor of new Set(actors)) {
    const id = ACCOUNT.exec(actor)?.[1];
    if (id !== undefined) names.set(actor, (await findUserById(db, Number(id)))?.name ?? actor);
  }
  return names;
}

/**
 * Checks that this site reads its own release repository.
 * @throws CONFLICT if it doesn't
 */
export async function assertOwnStore(ctx: AppContext): Promise<void> {
  const { config } = ctx;
  if (config.devAssets)
    throw fail(
      "CONFLICT",
      "This site loads its files from development servers. Publish to a site that serves releases.",
    );
  if (config.releaseHost === null) return;
  const { releases } = await loadLive(ctx);
  if (Object.keys(releases).length > 0) return;
  throw fail(
    "CONFLICT",
    `This site reads its releases from ${config.releaseHost}, and RELEASES_DIR contains none of them. Publish to the folder that this host serves.`,
  );
}
