// Rollouts by health: their plan, and how they are printed.
import { formatTime } from "./print.mjs";
import { Stop } from "./program.mjs";

/** @import { Rollout, RolloutComparison } from "@listwise/contracts/releases" */

/** Commands that change a rollout. */
export const ROLLOUT_CHANGES = ["pause", "resume", "cancel"];

const LABELS = {
  mounts: "failed mounts",
  scripts: "script errors",
  api: "failed calls",
  lcp: "LCP",
  inp: "INP",
  cls: "CLS",
};

/**
 * Returns the rules in the options as the site expects them; the site knows the defaults.
 * @param {{ steps?: string, "min-pages"?: string, "min-minutes"?: string }} options
 * @throws {Stop} for what is no number
 */
export function parsePlan({ steps, "min-pages": pages, "min-minutes": minutes }) {
  return {
    // Everyone is always the last step.
    ...(steps !== undefined && { steps: parseSteps(steps).filter((step) => step !== 100) }),
    ...(pages !== undefined && { minPages: parseNumber("--min-pages", pages) }),
    ...(minutes !== undefined && { minMinutes: parseNumber("--min-minutes", minutes) }),
  };
}

/** @param {string} text */
const parseSteps = (text) =>
  text.split(",").map((step) => parseNumber("Each of the --steps", step.trim().replace(/%$/, "")));

/**
 * @param {string} what
 * @param {string} text
 */
function parseNumber(what, text) {
  if (!/^\d+$/.test(text)) throw new Stop(`${what} must be a number, not "${text}".`);
  return Number(text);
}

/**
 * @param {number | null} value
 * @param {RolloutComparison["unit"]} unit
 */
function formatValue(value, unit) {
  if (value === null) return "unknown";
  if (unit === "share") return `${(value * 100).toFixed(1)}%`;
  return unit === "ms" ? `${Math.round(value)} ms` : value.toFixed(3);
}

/**
 * Formats a rollout: its step, what it waits for, the comparisons and the timeline.
 * @param {Rollout} rollout
 */
export function formatRollout({
  name,
  version,
  stable,
  state,
  percent,
  steps,
  pages,
  minPages,
  waiting,
  comparisons,
  events,
}) {
  const isActive = state === "running" || state === "paused";
  const plan = [...steps, 100].map((step) => (step === percent && isActive ? `[${step}%]` : `${step}%`));
  return [
    `${name} ${version}  ${state} at ${percent}%  ${plan.join(" ")}`,
    ...(isActive ? [`  pages     ${pages} of ${minPages}`] : []),
    ...(waiting.length > 0 && state === "running" ? [`  waits for ${waiting.join(", ")}`] : []),
    ...comparisons.map(
      ({ measure, unit, canary, stable: before, verdict }) =>
        `  ${LABELS[measure].padEnd(14)} ${formatValue(canary, unit).padStart(8)}  ${stable} ${formatValue(before, unit).padStart(8)}  ${verdict}`,
    ),
    ...events.map(
      (event) =>
        `  ${formatTime(event.at)} UTC  ${event.kind} at ${event.percent}% by ${event.actor}${event.reason ? `: ${event.reason}` : ""}`,
    ),
  ];
}
