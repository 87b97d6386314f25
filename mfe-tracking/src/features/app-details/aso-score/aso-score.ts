import type { App } from "@listwise/contracts";

export interface ScorePart {
  label: string;
  points: number;
  earned: boolean;
}

export interface AsoScore {
  score: number;
  parts: ScorePart[];
}

const START = 50;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function lengthOf(text: string | null): number {
  return text ? Array.from(graphemes.segment(text.trim())).length : 0;
}

/** The specified formula; with all points it reaches 85. */
export function asoScore(app: Pick<App, "name" | "description" | "screenshots">): AsoScore {
  const title = lengthOf(app.name);
  const parts = [
    { label: "Title between 11 and 29 characters", points: 10, earned: title > 10 && title < 30 },
    { label: "Description over 200 characters", points: 10, earned: lengthOf(app.description) > 200 },
    { label: "5 or more screenshots", points: 15, earned: app.screenshots.length >= 5 },
  ];
  const earned = parts.reduce((sum, part) => sum + (part.earned ? part.points : 0), START);
  return { score: Math.min(100, earned), parts };
}

export type ScoreColour = "green" | "yellow" | "red";

export function scoreColour(score: number): ScoreColour {
  if (score > 75) return "green";
  return score > 50 ? "yellow" : "red";
}
