import { MIN_POPULARITY, type Rule } from "../facts";
import { buildPath } from "../step-texts";

const [FIRST_RANK, LAST_RANK] = [4, 15];
const MIN_CHANCE = 50;

/** Fires for keywords with volume at ranks 4–15 with a chance of at least 50; the most popular one is first. */
export const findRanksInReach: Rule = (facts) =>
  facts.keywords
    .flatMap(({ keywordText, country, popularity, chance, best }) => {
      const rank = best?.currentRank ?? null;
      if (country !== facts.country || rank === null || popularity === null || chance === null) return [];
      const isInReach = rank >= FIRST_RANK && rank <= LAST_RANK;
      if (!isInReach || popularity < MIN_POPULARITY || chance < MIN_CHANCE) return [];
      return { keyword: keywordText, rank, popularity, chance };
    })
    .sort((a, b) => b.popularity - a.popularity || b.chance - a.chance)
    .map(({ keyword, rank, popularity, chance }) => ({
      kind: "rank-in-reach",
      subject: `${facts.country} ${keyword}`,
      title: `Improve the rank for “${keyword}”`,
      finding: `“${keyword}” ranks #${rank}, with a chance of ${chance} and a popularity of ${popularity}.`,
      action: "Open the title optimizer",
      to: buildPath("/aso-tools/title-optimizer", facts),
    }));
