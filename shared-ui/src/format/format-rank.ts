import { formatRank as formatKnownRank, NOT_RANKED } from "@listwise/aso-core/visibility";

/** Tone of a rank; `rank-10` covers ranks 4 to 10. */
export type RankBand = "rank-none" | "rank-3" | "rank-10" | "rank-20" | "rank-50" | "rank-100" | "rank-200";
/** Tone of a rank change. */
export type ChangeStep = "change-surge" | "change-up" | "change-flat" | "change-down" | "change-drop";

/** Formats a rank: 3 → "3", 201 → ">200", `null` → "Not checked". */
export function formatRank(rank: number | null): string {
  return rank === null ? "Not checked" : formatKnownRank(rank);
}

/** Returns the tone of a rank. */
export function getRankBand(rank: number | null): RankBand {
  if (rank === null || rank >= NOT_RANKED) return "rank-none";
  if (rank <= 3) return "rank-3";
  if (rank <= 10) return "rank-10";
  if (rank <= 20) return "rank-20";
  if (rank <= 50) return "rank-50";
  return rank <= 100 ? "rank-100" : "rank-200";
}

/** Formats a change; gains are positive: 5 → "+5", -3 → "−3", 0 → "0", `null` (nothing to compare with) → "–". */
export function formatChange(change: number | null, digits = 0): string {
  if (change === null) return "–";
  const amount = Math.abs(change).toFixed(digits);
  if (Number(amount) === 0) return amount;
  return change > 0 ? `+${amount}` : `−${amount}`;
}

/** Returns the tone of a rank change; a loss of 10 or more is a drop. */
export function getChangeStep(change: number): ChangeStep {
  if (change > 10) return "change-surge";
  if (change > 0) return "change-up";
  if (change === 0) return "change-flat";
  return change > -10 ? "change-down" : "change-drop";
}
