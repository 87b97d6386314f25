import {
  computeDifficulty,
  computeOpportunity,
  DIFFICULTY_ALGORITHM,
  estimatePopularity,
  OPPORTUNITY_ALGORITHM,
  POPULARITY_ALGORITHM,
  type Contender,
} from "@listwise/aso-core/scores";
import type { KeywordMetrics, Metric } from "@listwise/contracts/keywords";
import type { Provenance, Source } from "@listwise/contracts/store";
import type { TermPopularity } from "../apple-ads";

export interface Findings {
  keyword: string;
  country: string;
  source: Source;
  /** The store's search results, in order. */
  listed: readonly Contender[];
  /** Autocomplete depth of the keyword, or `null` if autocomplete couldn't be queried. */
  depth: number | null;
  fetchedAt: Date;
  /** Apple Ads data about the keyword, or `null` without any for the storefront. */
  adsTerm: TermPopularity | null;
}

/** The popularity that Apple Ads measures; the version is that of our import. */
const APPLE_ADS_ALGORITHM = { algorithm: "search-term-popularity", version: 1 } as const;
const TOO_FEW = "Fewer than three apps with known ratings are listed for this keyword.";
const NOT_LISTED = "No listed app matches this keyword.";

/** Computes all metrics of a keyword, each with its inputs. */
export function buildKeywordMetrics(findings: Findings): KeywordMetrics {
  const { keyword, country, source, listed, depth, fetchedAt, adsTerm } = findings;
  const from = (
    algorithm: Pick<Provenance, "algorithm" | "version">,
    confidence: number | null,
  ): Provenance => ({
    source,
    ...algorithm,
    confidence,
    fetchedAt: fetchedAt.toISOString(),
  });
  const estimate = estimatePopularity(keyword, listed, depth);
  const measured = adsTerm?.popularity ?? null;
  const popularity = measured === null ? estimate : { value: measured, confidence: 100 };
  const difficulty = computeDifficulty(keyword, listed);
  const inputs = (values: Record<string, number | string | null>): Metric["inputs"] =>
    Object.entries(values).map(([label, value]) => ({ label, value }));
  return {
    keyword,
    country,
    popularity: {
      value: popularity?.value ?? null,
      reason: popularity ? null : NOT_LISTED,
      inputs: inputs({
        ...(adsTerm && { "Apple Ads, week from": adsTerm.week }),
        ...(adsTerm && measured === null && { "Apple Ads": "below its threshold" }),
        ...(measured !== null && { "Our estimate": estimate?.value ?? null }),
        "Autocomplete depth": depth === null ? null : percent(depth),
        "Median ratings of the top 10": estimate?.medianRatings ?? null,
        "Titles of the top 10 with all words (%)": estimate ? percent(estimate.titleShare) : null,
        "Apps listed": listed.length,
        "Penalty for additional words": estimate?.penalty ?? null,
      }),
      provenance:
        adsTerm && measured !== null
          ? {
              source: "apple-ads",
              ...APPLE_ADS_ALGORITHM,
              confidence: null,
              fetchedAt: adsTerm.fetchedAt.toISOString(),
            }
          : from(POPULARITY_ALGORITHM, estimate?.confidence ?? null),
    },
    difficulty: {
      value: difficulty?.value ?? null,
      reason: difficulty ? null : TOO_FEW,
      inputs: inputs({
        "Authority of the top 10": difficulty?.authority ?? null,
        "Match of the top 10": difficulty?.match ?? null,
        "Apps considered": Math.min(10, listed.length),
        "Rated apps": difficulty?.rated ?? null,
      }),
      provenance: from(DIFFICULTY_ALGORITHM, difficulty?.confidence ?? null),
    },
    opportunity: {
      value: popularity && difficulty ? computeOpportunity(popularity.value, difficulty.value) : null,
      reason: popularity && difficulty ? null : popularity ? TOO_FEW : NOT_LISTED,
      inputs: inputs({ Popularity: popularity?.value ?? null, Difficulty: difficulty?.value ?? null }),
      provenance: from(
        OPPORTUNITY_ALGORITHM,
        popularity && difficulty ? Math.min(popularity.confidence, difficulty.confidence) : null,
      ),
    },
  };
}

function percent(share: number): number {
  return Math.round(share * 100);
}
