import { countCharacters } from "../localization/count-characters";

/** Part of the ASO score. */
export interface AsoScorePart {
  label: string;
  points: number;
  earned: boolean;
}

/** ASO score of a listing with its parts. */
export interface AsoScore {
  score: number;
  parts: AsoScorePart[];
}

const BASE_SCORE = 50;

/**
 * Computes the ASO score of a listing, 50–85: 50 plus the points of the earned parts. Lengths are in characters as people
 * see them; an unknown description earns no points. The formula is part of the product's specification.
 */
export function computeAsoScore(app: {
  name: string;
  description: string | null;
  screenshots: readonly unknown[];
}): AsoScore {
  const title = countCharacters(app.name.trim());
  const description = countCharacters((app.description ?? "").trim());
  const parts = [
    { label: "Title between 11 and 29 characters", points: 10, earned: title > 10 && title < 30 },
    { label: "Description over 200 characters", points: 10, earned: description > 200 },
    { label: "5 or more screenshots", points: 15, earned: app.screenshots.length >= 5 },
  ];
  const earned = parts.reduce((sum, part) => sum + (part.earned ? part.points : 0), BASE_SCORE);
  return { score: Math.min(100, earned), parts };
}
