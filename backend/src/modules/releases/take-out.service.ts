import { pointerOf, rollBack, type Live, type ReleasePointer } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { readLive } from "../registry";
import { sumHealth, type HealthRow, type VersionOf } from "./health.repository";
import { movePointer, type Actor, type Outcome } from "./pointer.service";

const WINDOW_MINUTES = 15;
const AUTOMATIC: Actor = { label: "automatic", audit: {} };

/** A version that fails too often, and what there is instead. */
interface Case {
  pointer: ReleasePointer;
  live: Live;
  one: VersionOf;
  health: readonly HealthRow[];
}

/** Takes a version out when too many of its mounts fail: its canary ends, or the stable version before returns. */
export async function considerTakeOut(app: FastifyInstance, one: VersionOf): Promise<void> {
  const { ctx } = app;
  const health = await sumHealth(ctx.db, WINDOW_MINUTES);
  if (!isFailing(app, health, one)) return;
  const decide = (pointer: ReleasePointer, live: Live) => decideTakeOut(app, { pointer, live, one, health });
  // Most often there is nothing to do; that is seen without the lock.
  const live = await readLive(ctx.config.releasesDir);
  if (decide(pointerOf(live, one.release), live) === null) return;
  const done = await movePointer(ctx, { name: one.release, action: "take-out", actor: AUTOMATIC }, decide);
  if (done) ctx.log.error({ ...one, reason: done.reason }, "a version was taken out");
}

function decideTakeOut(app: FastifyInstance, { pointer, live, one, health }: Case): Outcome | null {
  const { release, version } = one;
  const isCanary = pointer.canary?.version === version;
  if (!isCanary && pointer.stable !== version) return null;
  // A stable version under a canary: ending the canary would not help those who get it.
  const next = isCanary ? rollBack(pointer) : rollBack({ ...pointer, canary: null });
  if (!next?.stable) return null;
  // When its replacement fares no better, the cause lies elsewhere: a network, the host of the files.
  if (isFailing(app, health, { release, version: next.stable })) return null;
  const since = new Date(Date.now() - WINDOW_MINUTES * 60_000).toISOString();
  const hadOne = live.history.some(
    ({ name, action, at }) => name === release && action === "take-out" && at > since,
  );
  if (hadOne) return null;
  const { failed, all } = sharesOf(health, one);
  const reason = `${failed} of ${all} mounts failed in ${WINDOW_MINUTES} minutes`;
  return { version, pointer: isCanary ? next : { ...next, canary: pointer.canary }, reason };
}

function isFailing({ ctx }: FastifyInstance, health: readonly HealthRow[], one: VersionOf): boolean {
  const { share, min } = ctx.config.releaseFailures;
  const { failed, all } = sharesOf(health, one);
  return failed >= min && failed / all > share;
}

/** Mounts that failed, and all there were; without what may lie at the visitors' lines. */
function sharesOf(health: readonly HealthRow[], { release, version }: VersionOf) {
  const row = health.find((each) => each.release === release && each.version === version);
  const { mounts, failures, lineFailures } = row ?? { mounts: 0, failures: 0, lineFailures: 0 };
  const failed = failures - lineFailures;
  return { failed, all: mounts + failed };
}
