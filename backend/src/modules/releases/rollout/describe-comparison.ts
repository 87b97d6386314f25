import type { RolloutComparison } from "@listwise/contracts/releases";

const SUBJECTS: Record<RolloutComparison["measure"], string> = {
  mounts: "pages failed to mount",
  scripts: "pages had script errors",
  api: "server calls failed",
  lcp: "LCP",
  inp: "INP",
  cls: "CLS",
};

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const score = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

const FORMATS: Record<RolloutComparison["unit"], (value: number) => string> = {
  share: (value) => percent.format(value),
  ms: (value) => `${whole.format(value)} ms`,
  score: (value) => score.format(value),
};

/** Describes a comparison: "12% of 50 pages failed to mount, 0.5% with the stable version." */
export function describeComparison({ measure, unit, canary, stable, samples }: RolloutComparison): string {
  const format = (value: number | null) => (value === null ? "unknown" : FORMATS[unit](value));
  const subject = SUBJECTS[measure];
  const ours =
    unit === "share"
      ? `${format(canary)} of ${whole.format(samples.canary)} ${subject}`
      : `${subject} is ${format(canary)}`;
  return `${ours}, ${format(stable)} with the stable version.`;
}
