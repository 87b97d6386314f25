import { formatCount } from "@listwise/aso-core/text";
import type { RolloutComparison, RolloutPlan } from "@listwise/contracts/releases";
import { compareHealth, type Health } from "./compare";
import { describeComparison } from "./describe-comparison";

/** Longest time of a step in hours, after which a rollout without enough pages pauses; chosen by us. */
export const MAX_STEP_HOURS = 48;
/** Counted pages from which a version can be judged as worse: the least that a plan may require. */
const MIN_EVIDENCE_PAGES = 20;

/** Data for judging one step of a rollout. */
export interface StepCase {
  plan: RolloutPlan;
  /** Time since the step began. */
  elapsedMinutes: number;
  /** Networks that the pages of a step have to come from. */
  minNetworks: number;
  canary: Health;
  stable: Health;
}

/** The next move of a rollout, with its reasons. */
export type Verdict =
  | { kind: "advance" }
  | { kind: "wait"; missing: string[] }
  | { kind: "pause" | "roll-back"; reason: string };

/** A verdict with the comparisons that it is based on. */
export interface Judgment {
  verdict: Verdict;
  comparisons: RolloutComparison[];
}

/**
 * Decides on the next move of a rollout. It only advances if the step has lasted long enough, enough pages on enough
 * networks had the version, and no measure is worse than that of the stable version.
 */
export function judgeStep(step: StepCase): Judgment {
  const comparisons = compareHealth(step.canary, step.stable);
  return { verdict: decide(step, comparisons), comparisons };
}

function decide(step: StepCase, comparisons: readonly RolloutComparison[]): Verdict {
  const { counted, networks } = step.canary.mounts;
  const isEvidence = counted >= MIN_EVIDENCE_PAGES && networks >= step.minNetworks;
  const describe = (found: RolloutComparison["verdict"]) =>
    comparisons
      .filter(({ verdict }) => verdict === found)
      .map(describeComparison)
      .join(" ");
  const [worst, worse] = [describe("much-worse"), describe("worse")];
  if (isEvidence && worst !== "") return { kind: "roll-back", reason: worst };
  if (isEvidence && worse !== "") return { kind: "pause", reason: worse };
  const missing = listMissing(step);
  if (missing.length === 0) return { kind: "advance" };
  if (step.elapsedMinutes < MAX_STEP_HOURS * 60) return { kind: "wait", missing };
  const reason = `After ${MAX_STEP_HOURS} hours, this step still lacks ${missing.join(" and ")}.`;
  return { kind: "pause", reason };
}

/** Returns what the next step waits for, such as "31 more pages". */
function listMissing({ plan, elapsedMinutes, minNetworks, canary }: StepCase): string[] {
  const { counted, networks } = canary.mounts;
  const minutes = Math.ceil(plan.minMinutes - elapsedMinutes);
  return [
    ...(minutes > 0 ? [formatCount(minutes, "more minute")] : []),
    ...(counted < plan.minPages ? [formatCount(plan.minPages - counted, "more page")] : []),
    ...(networks < minNetworks ? [`pages from ${formatCount(minNetworks - networks, "more network")}`] : []),
  ];
}
