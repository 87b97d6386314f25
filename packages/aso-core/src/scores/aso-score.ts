import { countCharacters } from "../localization/count-characters";

/** Part of the ASO score. */
export interface AsoScorePart {
  label: string;
  points: number;
  /** `null` if the field is unknown; the part is then left out of the score. */
  earned: boolean | null;
}

/** ASO score of a listing with its parts. */
export interface AsoScore {
  /** 50 for every listing, and the share of the known parts' points that were earned of another 35: 50–85. */
  score: number;
  /** Points of the earned parts and the 50 of every listing. */
  points: number;
  /** Points that the known parts could earn, and the 50 of every listing. */
  knownPoints: number;
  /** Points that all parts could earn, and the 50 of every listing: 85. */
  totalPoints: number;
  parts: AsoScorePart[];
}

/** Points of every listing. */
export const BASE_POINTS = 50;

const sumPoints = (parts: readonly AsoScorePart[]) =>
  parts.reduce((sum, { points }) => sum + points, BASE_POINTS);

/**
 * Computes the ASO score of a listing, 50–85: 50 + round(35 · earned / known points of the parts). Every listing has 50
 * points, and parts add 10, 10 and 15; these are part of the product's specification. With all parts known it is their
 * plain sum. Lengths are in characters as people see them.
 *
 * Unknown parts count neither as earned nor as lost, so a field that the source doesn't provide doesn't change what the
 * others say. A `null` description is unknown. So is an empty list of screenshots, because stores require screenshots.
 */
export function computeAsoScore(app: {
  name: string;
  description: string | null;
  screenshots: readonly unknown[];
}): AsoScore {
  const { name, description, screenshots } = app;
  const title = countCharacters(name.trim());
  const parts: AsoScorePart[] = [
    { label: "Title between 11 and 29 characters", points: 10, earned: title > 10 && title < 30 },
    {
      label: "Description over 200 characters",
      points: 10,
      earned: description === null ? null : countCharacters(description.trim()) > 200,
    },
    {
      label: "5 or more screenshots",
      points: 15,
      earned: screenshots.length === 0 ? null : screenshots.length >= 5,
    },
  ];
  const points = sumPoints(parts.filter(({ earned }) => earned));
  const knownPoints = sumPoints(parts.filter(({ earned }) => earned !== null));
  const totalPoints = sumPoints(parts);
  // The title is always known, so some points are.
  const earnedShare = (points - BASE_POINTS) / (knownPoints - BASE_POINTS);
  const score = BASE_POINTS + Math.round((totalPoints - BASE_POINTS) * earnedShare);
  return { score, points, knownPoints, totalPoints, parts };
}
