import type { RolloutComparison } from "@listwise/contracts/releases";
import type { VersionHealth } from "../metrics/version-health";

/** Pages that mounted a version or failed to, since a step began. */
export interface MountSample {
  /** Pages; a network counts for at most its part of the required pages, so that no network can fill the sample. */
  counted: number;
  pages: number;
  failed: number;
  /** Mean failure share across networks, from 0 to 1; every network has the same weight. `null` without pages. */
  share: number | null;
  networks: number;
}

/** Health of a version since a step began. */
export interface Health {
  mounts: MountSample;
  /** `null` if browsers on too few networks have sent measurements. */
  metrics: VersionHealth | null;
}

type Measure = RolloutComparison["measure"];
type Reading = { value: number | null; samples: number; bad: number };

/** Differences of failure shares from which a version is worse or much worse; chosen by us. */
const WORSE_SHARE = 0.02;
const MUCH_WORSE_SHARE = 0.1;
/** Failures from which a share can be worse or much worse, so that one bad device doesn't decide; chosen by us. */
const MIN_BAD = 3;
const MIN_VERY_BAD = 5;
/** Measurements of each version without which their 75th percentiles are not compared; chosen by us. */
const MIN_MEASUREMENTS = 30;
/** A slower version is worse from this ratio on, if it also exceeds the margin of the measure; chosen by us. */
const WORSE_RATIO = 1.2;

const MEASURES: readonly {
  measure: Measure;
  unit: RolloutComparison["unit"];
  /** Least difference of a 75th percentile, in its unit. */
  margin?: number;
  /** True if it is never much worse: one page can make many calls. */
  isMild?: boolean;
  read: (health: Health) => Reading;
}[] = [
  {
    measure: "mounts",
    unit: "share",
    read: ({ mounts }) => ({ value: mounts.share, samples: mounts.pages, bad: mounts.failed }),
  },
  {
    measure: "scripts",
    unit: "share",
    read: ({ metrics }) => readShare(metrics?.scriptErrorPages, metrics?.pages),
  },
  {
    measure: "api",
    unit: "share",
    isMild: true,
    read: ({ metrics }) => readShare(metrics?.apiFailures, metrics?.apiCalls),
  },
  {
    measure: "lcp",
    unit: "ms",
    margin: 200,
    read: ({ metrics }) => readPercentile(metrics?.lcpP75Ms, metrics?.lcpSamples),
  },
  {
    measure: "inp",
    unit: "ms",
    margin: 50,
    read: ({ metrics }) => readPercentile(metrics?.inpP75Ms, metrics?.inpSamples),
  },
  {
    measure: "cls",
    unit: "score",
    margin: 0.05,
    read: ({ metrics }) => readPercentile(metrics?.clsP75, metrics?.clsSamples),
  },
];

const readShare = (bad = 0, all = 0): Reading => ({
  value: all === 0 ? null : Math.min(1, bad / all),
  samples: all,
  bad,
});

const readPercentile = (value: number | null = null, samples = 0): Reading => ({ value, samples, bad: 0 });

/** Compares a version with the stable one by every measure. */
export function compareHealth(canary: Health, stable: Health): RolloutComparison[] {
  return MEASURES.map(({ measure, unit, margin, isMild = false, read }) => {
    const [ours, theirs] = [read(canary), read(stable)];
    return {
      measure,
      unit,
      canary: ours.value,
      stable: theirs.value,
      samples: { canary: ours.samples, stable: theirs.samples },
      verdict:
        margin === undefined ? judgeShare(ours, theirs, isMild) : judgePercentile(ours, theirs, margin),
    };
  });
}

/** Compares failure shares. Without data of the stable version, nothing is taken to fail there. */
function judgeShare(ours: Reading, theirs: Reading, isMild: boolean): RolloutComparison["verdict"] {
  if (ours.value === null) return "unknown";
  const more = ours.value - (theirs.value ?? 0);
  if (!isMild && more > MUCH_WORSE_SHARE && ours.bad >= MIN_VERY_BAD) return "much-worse";
  return more > WORSE_SHARE && ours.bad >= MIN_BAD ? "worse" : "fine";
}

/** Compares 75th percentiles. Slower is never much worse: the page still works, and devices differ. */
function judgePercentile(ours: Reading, theirs: Reading, margin: number): RolloutComparison["verdict"] {
  if (ours.value === null || theirs.value === null) return "unknown";
  if (Math.min(ours.samples, theirs.samples) < MIN_MEASUREMENTS) return "unknown";
  const isWorse = ours.value > theirs.value * WORSE_RATIO && ours.value - theirs.value > margin;
  return isWorse ? "worse" : "fine";
}
