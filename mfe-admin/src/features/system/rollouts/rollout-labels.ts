import type { Rollout, RolloutComparison, RolloutEvent } from "@listwise/contracts/releases";
import { formatNumber, memoizeLazy, type Tone } from "@listwise/shared-ui";
import type { RolloutChange } from "./rollouts.api";

const STATES: Readonly<Record<Rollout["state"], { word: string; tone: Tone }>> = {
  running: { word: "Running", tone: "info" },
  paused: { word: "Paused", tone: "warning" },
  finished: { word: "Finished", tone: "success" },
  "rolled-back": { word: "Rolled back", tone: "danger" },
  canceled: { word: "Canceled", tone: "neutral" },
  superseded: { word: "Ended by a manual change", tone: "neutral" },
};

const MEASURES: Readonly<Record<RolloutComparison["measure"], string>> = {
  mounts: "Failed mounts",
  scripts: "Pages with script errors",
  api: "Failed API calls",
  lcp: "LCP (p75)",
  inp: "INP (p75)",
  cls: "CLS (p75)",
};

const VERDICTS: Readonly<Record<RolloutComparison["verdict"], { word: string; tone: Tone }>> = {
  fine: { word: "Fine", tone: "success" },
  worse: { word: "Worse", tone: "warning" },
  "much-worse": { word: "Much worse", tone: "danger" },
  unknown: { word: "Not enough data", tone: "neutral" },
};

const percent = memoizeLazy(
  () => new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 }),
);

const list = memoizeLazy(() => new Intl.ListFormat("en-US"));

/** Joins words: "a, b, and c". */
export const formatList = (words: readonly string[]) => list().format(words);

export const getStateLabel = (state: Rollout["state"]) => STATES[state];

/** Returns the name of a measure; abbreviations keep their case within a sentence. */
export function getMeasureLabel(measure: RolloutComparison["measure"], isInSentence = false): string {
  const label = MEASURES[measure];
  return isInSentence ? label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : label;
}

export const getVerdictLabel = (verdict: RolloutComparison["verdict"]) => VERDICTS[verdict];

/** Formats a value of a comparison: "1.5%", "2,100 ms", "0.02" or "–". */
export function formatMeasure(value: number | null, unit: RolloutComparison["unit"]): string {
  if (value === null) return "–";
  if (unit === "share") return percent().format(value);
  return unit === "ms" ? `${formatNumber(Math.round(value))} ms` : value.toFixed(2);
}

/** Describes an entry of a timeline. */
export function getRolloutEventLabel({ kind, percent: share }: RolloutEvent): string {
  switch (kind) {
    case "started":
      return `Started at ${share}%`;
    case "advanced":
      return `Advanced to ${share}%`;
    case "paused":
      return `Paused at ${share}%`;
    case "resumed":
      return `Resumed at ${share}%`;
    case "finished":
      return "Finished: live for everyone";
    case "rolled-back":
      return `Rolled back at ${share}%`;
    case "canceled":
      return `Canceled at ${share}%`;
    case "superseded":
      return `Ended by a manual change at ${share}%`;
  }
}

/** Returns the texts that explain a change of a rollout before it is made. */
export function getChangeLabels(change: RolloutChange, { name, version, stable, percent: share }: Rollout) {
  const title = { pause: "Pause", resume: "Resume", cancel: "Cancel" }[change];
  const effect = {
    pause: `${share}% of browsers keep ${version}, and it doesn't advance until you resume the rollout.`,
    resume: `The step of ${share}% starts again. Earlier measurements don't count. To make the version live despite its measurements, promote it instead.`,
    cancel: `All browsers get ${stable} again on their next visit.`,
  }[change];
  return { title: `${title} the rollout of ${name}`, effect, action: `${title} rollout` };
}
