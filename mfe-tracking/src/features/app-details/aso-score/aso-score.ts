import { memoizeLazy } from "@listwise/shared-ui";

const graphemes = memoizeLazy(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

export function countGraphemes(text: string | null): number {
  return text ? Array.from(graphemes().segment(text.trim())).length : 0;
}

export type ScoreColor = "green" | "yellow" | "red";

export function getScoreColor(score: number): ScoreColor {
  if (score > 75) return "green";
  return score > 50 ? "yellow" : "red";
}
