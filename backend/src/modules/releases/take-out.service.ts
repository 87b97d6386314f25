import { pointerOf, rollBack, type Live, type ReleasePointer } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config";
import type { AppContext } from "../../platform/context";
import { oncePer } from "../../platform/once-per";
import { singleFlight } from "../../platform/single-flight";
import { readLive } from "../registry";
import type { VersionOf } from "./health.repository";
import { movePointer, type Actor, type Outcome } from "./pointer.service";
import { computeVerdicts, type Audience, type Verdict } from "./reports.repository";

const WINDOW_MINUTES = 15;
const AUTOMATIC: Actor = { label: "automatic", audit: {} };

type Verdicts = Record<Audience, readonly Verdict[]>;

/** The action on a version that follows from the pointer and the health of its versions. */
interface Case {
  pointer: ReleasePointer;
  live: Live;
  one: VersionOf;
  verdicts: Verdicts;
}

const consider = oncePer(({ ctx }: FastifyInstance) =>
  singleFlight(async (key) => {
    const [release = "", version = ""] = key.split(" ");
    await considerTakeOut(ctx, { release, version });
  }),
);

/**
 * Takes a version out when too many pages on several networks fail with it. Failures that any visitor can report end its
 * canary; only those of members return to the stable version before. However many reports come, they are added up by
 * one statement at a time.
 */
export function considerVersion(app: FastifyInstance, { release, version }: VersionOf): Promise<void> {
  return consider(app)(`${release} ${version}`);
}

async function considerTakeOut(ctx: AppContext, one: VersionOf): Promise<void> {
  const [everyone, members] = await Promise.all([
    computeVerdicts(ctx.db, "everyone", WINDOW_MINUTES),
    computeVerdicts(ctx.db, "members", WINDOW_MINUTES),
  ]);
  const { releaseFailures } = ctx.config;
  const decide = (pointer: ReleasePointer, live: Live) =>
    decideTakeOut(releaseFailures, { pointer, live, one, verdicts: { everyone, members } });
  // Most often there is nothing to do; that is seen without the lock.
  const live = await readLive(ctx.config.releasesDir);
  if (decide(pointerOf(live, one.release), live) === null) return;
  const done = await movePointer(ctx, { name: one.release, action: "take-out", actor: AUTOMATIC }, decide);
  if (done) ctx.log.error({ ...one, reason: done.reason }, "a version was taken out");
}

function decideTakeOut(limits: Limits, { pointer, live, one, verdicts }: Case): Outcome | null {
  const { release, version } = one;
  const isCanary = pointer.canary?.version === version;
  if (!isCanary && pointer.stable !== version) return null;
  const audience = isCanary ? "everyone" : "members";
  const failing = findFailing(limits, verdicts[audience], one);
  if (!failing || failing.networks < limits.networks) return null;
  // A stable version under a canary: ending the canary would not help those who get it.
  const next = isCanary ? rollBack(pointer) : rollBack({ ...pointer, canary: null });
  if (!next?.stable) return null;
  // When its replacement fares no better, the cause lies elsewhere: a network, the host of the files.
  if (findFailing(limits, verdicts[audience], { release, version: next.stable })) return null;
  const since = new Date(Date.now() - WINDOW_MINUTES * 60_000).toISOString();
  const hadOne = live.history.some(
    ({ name, action, at }) => name === release && action === "take-out" && at > since,
  );
  if (hadOne) return null;
  const { failed, all, networks } = failing;
  const units = isCanary ? "pages" : "accounts";
  const from = networks === 1 ? "1 network" : `${networks} networks`;
  const reason = `${failed} of ${all} ${units} saw failures in ${WINDOW_MINUTES} minutes, from ${from}`;
  return { version, pointer: isCanary ? next : { ...next, canary: pointer.canary }, reason };
}

type Limits = Config["releaseFailures"];

/** Returns how a version fares when that is too bad, else `null`. */
function findFailing(limits: Limits, verdicts: readonly Verdict[], one: VersionOf): Verdict | null {
  const found = verdicts.find(({ release, version }) => release === one.release && version === one.version);
  return found && found.failed >= limits.min && found.share > limits.share ? found : null;
}

/** Returns how many versions fail for too many pages, in reports of visitors and members alike. */
export async function countFailingVersions({ db, config }: AppContext): Promise<number> {
  const verdicts = await computeVerdicts(db, "everyone", WINDOW_MINUTES);
  return verdicts.filter((one) => findFailing(config.releaseFailures, verdicts, one)).length;
}
