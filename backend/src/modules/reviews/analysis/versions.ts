import { computeSentimentScore } from "@listwise/aso-core/scores";
import type { ReviewAnalysis } from "@listwise/contracts/reviews";
import type { AnalyzedReview } from "./sentiment";

/** Returns the app versions that reviews name in their order, with the number and the sentiment of their reviews. */
export function countVersions(analyzed: readonly AnalyzedReview[]): ReviewAnalysis["versions"] {
  const moods = new Map<string, number[]>();
  for (const { version, mood } of analyzed) {
    if (version !== null) moods.set(version, [...(moods.get(version) ?? []), mood]);
  }
  return Array.from(moods, ([version, own]) => ({
    version,
    count: own.length,
    sentiment: computeSentimentScore(own),
  }));
}
