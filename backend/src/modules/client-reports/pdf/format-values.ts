import { computeRankChange, describeRankMove, splitRank, subtractRanks } from "@listwise/aso-core/visibility";
import type { PrintCell } from "./print-model";

const UNKNOWN = "–";
const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Formats a number; a dash if it is unknown. */
export const formatNumber = (value: number | null): string =>
  value === null ? UNKNOWN : numbers.format(value);

/**
 * Formats a rank: a dash if it was never checked, and ">200" if the app isn't ranked; with the number of results if the
 * search has fewer than 200.
 */
export const formatRank = (rank: number | null, results?: number | null): string =>
  splitRank(rank, results).text ?? UNKNOWN;

/** Formats a change with its sign, in the color of good or bad news; positive is good. */
export function formatChange(change: number | null): PrintCell {
  if (change === null) return { text: UNKNOWN, tone: "neutral" };
  if (change === 0) return { text: "0", tone: "neutral" };
  const sign = change > 0 ? "+" : "−";
  return { text: sign + numbers.format(Math.abs(change)), tone: change > 0 ? "good" : "bad" };
}

/** Formats the change of a rank: the ranks gained or lost, or that the app entered the ranks or is no longer ranked. */
export function formatRankChange(before: number | null, now: number | null): PrintCell {
  const move = describeRankMove(before, now);
  if (move === null) return formatChange(computeRankChange(before, now));
  return { text: move, tone: (subtractRanks(before, now) ?? 0) > 0 ? "good" : "bad" };
}

/** Returns a cell without a color. */
export const toCell = (text: string): PrintCell => ({ text, tone: "neutral" });
