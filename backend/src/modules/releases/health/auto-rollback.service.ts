import type { ReleasePointer } from "@listwise/contracts/releases";
import { getReleasePointer, rollBack, type ReleasePointers } from "@listwise/contracts/remotes";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../../infra/config/config";
import type { AppContext } from "../../../infra/context";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { createSingleFlight } from "../../../infra/cache/single-flight";
import { readLive } from "../../registry";
import type { ReleaseVersion } from "./health.repository";
import { movePointer, type Actor, type Outcome } from "../live/pointer.service";
import { computeVerdicts, type Audience, type CountedKind, type Verdict } from "./reports.repository";

const WINDOW_MINUTES = 15;
/**
 * A mount that times out may only be slow on this device, so it takes three times as many reports, and a share that a
 * version which mounts for anyone does not reach. Chosen by us.
 */
const SLOW_MIN_FACTOR = 3;
const SLOW_SHARE = 0.9;
const AUTOMATIC: Actor = { label: "automatic", audit: {} };

type Verdicts = Record<Audience, readonly Verdict[]>;

/** Data for deciding about a version: the pointer and the health of its versions. */
interface RollbackCase {
  pointer: ReleasePointer;
  live: ReleasePointers;
  one: ReleaseVersion;
  verdicts: Verdicts;
}

const considerOnce = createWeakMemo(({ ctx }: FastifyInstance) =>
  createSingleFlight(async (key) => {
    const [release = "", version = "", kind] = key.split(" ");
    await rollBackIfFailing(ctx, { release, version }, kind === "slow" ? kind : "failure");
  }),
);

/**
 * Rolls a version back if it fails in one way on too many pages on several networks. Failures that any visitor can report only end
 * its canary; returning to the previous stable version takes failures of members. Reports are aggregated by one
 * statement at a time, however many arrive.
 */
export function considerRollback(
  app: FastifyInstance,
  { release, version, kind }: ReleaseVersion & { kind: CountedKind },
): Promise<void> {
  return considerOnce(app)(`${release} ${version} ${kind}`);
}

function getLimits({ releaseFailures: limits }: Config, kind: CountedKind): Limits {
  if (kind === "failure") return limits;
  return { ...limits, min: SLOW_MIN_FACTOR * limits.min, share: Math.max(SLOW_SHARE, limits.share) };
}

async function rollBackIfFailing(ctx: AppContext, one: ReleaseVersion, kind: CountedKind): Promise<void> {
  const [everyone, members] = await Promise.all([
    computeVerdicts(ctx.db, "everyone", kind, WINDOW_MINUTES),
    computeVerdicts(ctx.db, "members", kind, WINDOW_MINUTES),
  ]);
  const limits = getLimits(ctx.config, kind);
  const decide = (pointer: ReleasePointer, live: ReleasePointers) =>
    decideRollback(limits, { pointer, live, one, verdicts: { everyone, members } });
  // Usually there is nothing to do, which is checked without the lock.
  const live = await readLive(ctx.config.releasesDir);
  if (decide(getReleasePointer(live, one.release), live) === null) return;
  const done = await movePointer(ctx, { name: one.release, action: "take-out", actor: AUTOMATIC }, decide);
  if (done) ctx.log.error({ ...one, reason: done.reason }, "a version was rolled back automatically");
}

function decideRollback(limits: Limits, { pointer, live, one, verdicts }: RollbackCase): Outcome | null {
  const { release, version } = one;
  const isCanary = pointer.canary?.version === version;
  if (!isCanary && pointer.stable !== version) return null;
  const audience = isCanary ? "everyone" : "members";
  const failing = findFailing(limits, verdicts[audience], one);
  if (!failing || failing.networks < limits.networks) return null;
  // The failing version is the stable one below a canary: ending the canary would not help the browsers that get it.
  const next = isCanary ? rollBack(pointer) : rollBack({ ...pointer, canary: null });
  if (!next?.stable) return null;
  // If its replacement is just as unhealthy, the cause is elsewhere, such as a network or the file host.
  if (findFailing(limits, verdicts[audience], { release, version: next.stable })) return null;
  const since = new Date(Date.now() - WINDOW_MINUTES * 60_000).toISOString();
  const hadOne = live.history.some(
    ({ name, action, at }) => name === release && action === "take-out" && at > since,
  );
  if (hadOne) return null;
  const { failed, all, networks } = failing;
  const units = isCanary ? "pages" : "accounts";
  const from = formatCount(networks, "network");
  const reason = `${failed} of ${all} ${units} saw failures in ${WINDOW_MINUTES} minutes, from ${from}`;
  return { version, pointer: isCanary ? next : { ...next, canary: pointer.canary }, reason };
}

type Limits = Config["releaseFailures"];

/** Returns the verdict about a version if it is unhealthy, else `null`. */
function findFailing(limits: Limits, verdicts: readonly Verdict[], one: ReleaseVersion): Verdict | null {
  const found = verdicts.find(({ release, version }) => release === one.release && version === one.version);
  return found && found.failed >= limits.min && found.share > limits.share ? found : null;
}

/** Returns the number of versions that fail on too many pages, based on reports of visitors and members. */
export async function countFailingVersions({ db, config }: AppContext): Promise<number> {
  const kinds: CountedKind[] = ["failure", "slow"];
  const failing = await Promise.all(
    kinds.map(async (kind) => {
      const verdicts = await computeVerdicts(db, "everyone", kind, WINDOW_MINUTES);
      return verdicts.filter((one) => findFailing(getLimits(config, kind), verdicts, one));
    }),
  );
  return new Set(failing.flat().map(({ release, version }) => `${release} ${version}`)).size;
}
