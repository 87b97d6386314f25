const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function lengthOf(text: string | null): number {
  return text ? Array.from(graphemes.segment(text.trim())).length : 0;
}

export type ScoreColour = "green" | "yellow" | "red";

export function scoreColour(score: number): ScoreColour {
  if (score > 75) return "green";
  return score > 50 ? "yellow" : "red";
}
