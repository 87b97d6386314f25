import { getReleasePointer, type ReleasePointers } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import { loadLive } from "../repository/sync-releases";
import { readVersionHealth, type VersionHealth } from "./version-health";

/** Fewest pages, samples or calls of each version, so that single visitors don't decide. Chosen by us. */
const MIN_SAMPLES = 50;
/** Growth of a 75th percentile that counts, if it also leaves what web.dev calls good. Chosen by us. */
const MIN_RATIO = 1.5;
/** Growth of a share that counts: at least twice, and by two percentage points. Chosen by us. */
const MIN_SHARE_RATIO = 2;
const MIN_SHARE_GROWTH = 0.02;
/** Upper ends of "good" (https://web.dev/articles/vitals). */
const GOOD = { lcpP75Ms: 2_500, inpP75Ms: 200, clsP75: 0.1 };
const WINDOW_MS = 7 * 24 * 3_600_000;

function isSlower(
  key: keyof typeof GOOD,
  before: [VersionHealth, number],
  after: [VersionHealth, number],
): boolean {
  const [from, to] = [before[0][key], after[0][key]];
  if (from === null || to === null || before[1] < MIN_SAMPLES || after[1] < MIN_SAMPLES) return false;
  return to > GOOD[key] && to > MIN_RATIO * from;
}

function isMoreOften(before: [part: number, all: number], after: [part: number, all: number]): boolean {
  if (before[1] < MIN_SAMPLES || after[1] < MIN_SAMPLES) return false;
  const [from, to] = [before[0] / before[1], after[0] / after[1]];
  return to >= MIN_SHARE_RATIO * from && to - from >= MIN_SHARE_GROWTH;
}

/** Returns true if a version got much worse than the one before: its vitals, script errors or API failures. */
export function hasRegressed(before: VersionHealth, after: VersionHealth): boolean {
  return (
    isSlower("lcpP75Ms", [before, before.lcpSamples], [after, after.lcpSamples]) ||
    isSlower("inpP75Ms", [before, before.inpSamples], [after, after.inpSamples]) ||
    isSlower("clsP75", [before, before.clsSamples], [after, after.clsSamples]) ||
    isMoreOften([before.scriptErrorPages, before.pages], [after.scriptErrorPages, after.pages]) ||
    isMoreOften([before.apiFailures, before.apiCalls], [after.apiFailures, after.apiCalls])
  );
}

/** Returns the live versions of each release with the version that they replace: the stable one, or the one before it. */
function* listReplacements(live: ReleasePointers) {
  for (const name of Object.keys(live.releases)) {
    const { stable, canary, previous } = getReleasePointer(live, name);
    if (stable === null) continue;
    if (canary) yield { name, before: stable, after: canary.version };
    if (previous[0] !== undefined) yield { name, before: previous[0], after: stable };
  }
}

/** Returns the number of live versions that got much worse than the version before, each measured over the last 7 days. */
export async function countRegressedVersions(ctx: AppContext): Promise<number> {
  let regressed = 0;
  const since = new Date(Date.now() - WINDOW_MS);
  for (const { name, before, after } of listReplacements(await loadLive(ctx))) {
    const health = await readVersionHealth(ctx.db, name, [before, after], since);
    const [old, now] = [health.get(before), health.get(after)];
    if (old && now && hasRegressed(old, now)) regressed += 1;
  }
  return regressed;
}

/** Returns the number of automatic rollbacks within the last day. */
export async function countAutomaticRollbacks(ctx: AppContext): Promise<number> {
  const since = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const { history } = await loadLive(ctx);
  return history.filter(({ action, at }) => action === "take-out" && at > since).length;
}
