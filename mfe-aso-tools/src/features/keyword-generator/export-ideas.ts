import { toCsv } from "@listwise/aso-core/csv";
import { downloadCsv } from "@listwise/shared-ui";
import { ORIGINS, type Idea } from "./ideas";

const header = [
  "Keyword",
  "Country",
  "Source",
  "Popularity",
  "Difficulty",
  "Opportunity",
  "As of",
  "Tracked",
];

export function buildIdeasCsv(ideas: readonly Idea[], country: string): string {
  return toCsv(
    header,
    ideas.map(({ keyword, origin, popularity, difficulty, opportunity, computedAt, tracked }) => [
      keyword,
      country.toUpperCase(),
      ORIGINS[origin],
      popularity,
      difficulty,
      opportunity,
      computedAt,
      tracked ? "yes" : "no",
    ]),
  );
}

export function exportIdeas(ideas: readonly Idea[], country: string): void {
  downloadCsv(`keyword-ideas-${country}`, buildIdeasCsv(ideas, country));
}
