import type { ReviewAnalysis } from "@listwise/contracts";
import type { ReviewRow } from "./reviews.repository";
import { analyzeReview, computeScore, POSITIVE } from "./sentiment";
import { extractBrand, findTopics } from "./topics";

/** Computes the sentiment and the topics of reviews; the score is `null` without reviews. */
export async function analyzeReviews(
  reviews: readonly ReviewRow[],
  country: string,
  appName = "",
): Promise<Omit<ReviewAnalysis, "provenance" | "reason">> {
  const reads = await Promise.all(reviews.map((review) => analyzeReview(review, country)));
  const positive = reads.filter(({ mood }) => mood > POSITIVE).length;
  const negative = reads.filter(({ mood }) => mood < -POSITIVE).length;
  return {
    sentimentScore: reads.length === 0 ? null : computeScore(reads),
    positive,
    negative,
    neutral: reads.length - positive - negative,
    topics: findTopics(reads, extractBrand(appName)),
    sampleSize: reads.length,
  };
}
