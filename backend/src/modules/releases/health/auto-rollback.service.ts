import { getReleasePointer, rollBack, type ReleasePointers } from "@listwise/contracts/releases";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../../infra/config/config";
import type { AppContext } from "../../../infra/context";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { createSingleFlight } from "../../../infra/cache/single-flight";
import { loadLive } from "../repository/sync-releases";
import { findBlamed, type Failing } from "./find-blamed";
import type { ReleaseVersion } from "./health.repository";
import { movePointer, type Actor, type Outcome } from "../live/pointer.service";
import {
  ANY_SHELL,
  computeVerdicts,
  type Audience,
  type CountedKind,
  type Verdict,
} from "./reports.repository";

const WINDOW_MINUTES = 15;
/**
 * A mount that times out may only be slow on this device, so it takes three times as many reports, and a share that a
 * version which mounts for anyone does not reach. Chosen by us.
 */
const SLOW_MIN_FACTOR = 3;
const SLOW_SHARE = 0.9;
const AUTOMATIC: Actor = { label: "automatic", audit: {} };

type Verdicts = Record<Audience, readonly Verdict[]>;

const considerOnce = createWeakMemo(({ ctx }: FastifyInstance) =>
  createSingleFlight(async (key) => {
    const [release = "", version = "", kind, shell = ""] = key.split(" ");
    const failing = { release, version, shell: shell === "" ? null : shell };
    await rollBackIfFailing(ctx, failing, kind === "slow" ? kind : "failure");
  }),
);

/**
 * Rolls back the release that is responsible if a version fails in one way on too many pages on several networks. Failures
 * that any visitor can report only end a canary; returning to the previous stable version takes failures of members.
 * Reports are aggregated by one statement at a time, however many arrive.
 */
export function considerRollback(
  app: FastifyInstance,
  { release, version, shell, kind }: Failing & { kind: CountedKind },
): Promise<void> {
  return considerOnce(app)(`${release} ${version} ${kind} ${shell ?? ""}`);
}

function getLimits({ releaseFailures: limits }: Config, kind: CountedKind): Limits {
  if (kind === "failure") return limits;
  return { ...limits, min: SLOW_MIN_FACTOR * limits.min, share: Math.max(SLOW_SHARE, limits.share) };
}

async function rollBackIfFailing(ctx: AppContext, one: Failing, kind: CountedKind): Promise<void> {
  const [everyone, members] = await Promise.all([
    computeVerdicts(ctx.db, "everyone", kind, WINDOW_MINUTES),
    computeVerdicts(ctx.db, "members", kind, WINDOW_MINUTES),
  ]);
  const limits = getLimits(ctx.config, kind);
  const verdicts = { everyone, members };
  const failing = everyone.filter(
    ({ shell, networks, ...other }) =>
      shell === one.shell &&
      networks >= limits.networks &&
      findFailing(limits, everyone, { ...other, shell }),
  );
  const names = new Set(failing.map(({ release }) => release));
  const find = (live: ReleasePointers) => findBlamed(live, one, names);
  // Usually there is nothing to do, which is checked without the lock.
  const live = await loadLive(ctx);
  const blamed = find(live);
  if (!blamed || decideRollback(limits, { live, one, blamed, verdicts }) === null) return;
  const intent = { name: blamed.release, action: "take-out", actor: AUTOMATIC } as const;
  const done = await movePointer(ctx, intent, (_pointer, now) =>
    find(now)?.release === blamed.release
      ? decideRollback(limits, { live: now, one, blamed, verdicts })
      : null,
  );
  if (done) ctx.log.error({ ...blamed, reason: done.reason }, "a version was rolled back automatically");
}

/** Data for deciding about a version: the one that fails, the one that is responsible, and the health of all. */
interface RollbackCase {
  live: ReleasePointers;
  one: Failing;
  blamed: ReleaseVersion;
  verdicts: Verdicts;
}

function decideRollback(limits: Limits, { live, one, blamed, verdicts }: RollbackCase): Outcome | null {
  const { release, version } = blamed;
  const pointer = getReleasePointer(live, release);
  const isCanary = pointer.canary?.version === version;
  if (!isCanary && pointer.stable !== version) return null;
  const audience = isCanary ? "everyone" : "members";
  const isShell = release === "shell";
  const find = (candidate: string) =>
    findFailing(
      limits,
      verdicts[audience],
      isShell ? { ...one, shell: candidate } : { release, version: candidate },
    );
  const failing = find(version);
  if (!failing || failing.networks < limits.networks) return null;
  // The failing version is the stable one below a canary: ending the canary would not help the browsers that get it.
  const at = new Date().toISOString();
  const next = rollBack(isCanary ? pointer : { ...pointer, canary: null }, at);
  if (!next?.stable) return null;
  // If its replacement is just as unhealthy, the cause is elsewhere, such as a network or the file host.
  if (find(next.stable)) return null;
  const since = new Date(Date.now() - WINDOW_MINUTES * 60_000).toISOString();
  const hadOne = live.history.some(
    (event) => event.name === release && event.action === "take-out" && event.at > since,
  );
  if (hadOne) return null;
  const { failed, all, networks } = failing;
  const units = isCanary ? "pages" : "accounts";
  const from = formatCount(networks, "network");
  const what = isShell ? `failures of ${one.release} ${one.version}` : "failures";
  const reason = `${failed} of ${all} ${units} saw ${what} in ${WINDOW_MINUTES} minutes, from ${from}`;
  return { version, pointer: isCanary ? next : { ...next, canary: pointer.canary }, reason };
}

type Limits = Config["releaseFailures"];

/** Returns the verdict about a version, on pages with any shell or with the given one, if it is unhealthy, else `null`. */
function findFailing(
  limits: Limits,
  verdicts: readonly Verdict[],
  { release, version, shell = ANY_SHELL }: ReleaseVersion & { shell?: string | null },
): Verdict | null {
  const found = verdicts.find(
    (one) => one.release === release && one.version === version && one.shell === shell,
  );
  return found && found.failed >= limits.min && found.share > limits.share ? found : null;
}

/** Returns the number of versions that fail on too many pages, based on reports of visitors and members. */
export async function countFailingVersions({ db, config }: AppContext): Promise<number> {
  const kinds: CountedKind[] = ["failure", "slow"];
  const failing = await Promise.all(
    kinds.map(async (kind) => {
      const verdicts = await computeVerdicts(db, "everyone", kind, WINDOW_MINUTES);
      const limits = getLimits(config, kind);
      return verdicts.filter(({ release, version }) => findFailing(limits, verdicts, { release, version }));
    }),
  );
  return new Set(failing.flat().map(({ release, version }) => `${release} ${version}`)).size;
}
