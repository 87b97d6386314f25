import {
  computeReviewSentiment,
  computeSentimentScore,
  SENTIMENT_THRESHOLD,
} from "@listwise/aso-core/scores";
import type { ReviewAnalysis, ReviewTheme } from "@listwise/contracts/reviews";
import { detectLanguage, loadVocabulary, type Vocabulary } from "./languages";
import type { ReviewRow } from "../reviews.repository";
import { findTopics } from "./topics";
import { countVersions } from "./versions";
import { extractClauses } from "./words";

/** An analyzed review. */
export interface AnalyzedReview {
  text: string;
  rating: number;
  version: string | null;
  /** Words by clause. */
  clauses: string[][];
  vocabulary: Vocabulary;
  /** Sentiment from −1 to 1. */
  mood: number;
}

export async function analyzeReview(
  { title, text, rating, version }: ReviewRow,
  country: string,
): Promise<AnalyzedReview> {
  const whole = title === null ? text : `${title}. ${text}`;
  const vocabulary = await loadVocabulary(detectLanguage(whole, country));
  const clauses = extractClauses(whole, vocabulary.language);
  const wordScore = clauses.flat().reduce((sum, word) => sum + (vocabulary.scores.get(word) ?? 0), 0);
  return { text, rating, version, clauses, vocabulary, mood: computeReviewSentiment(rating, wordScore) };
}

/** Returns the themes of a review's words, each once. */
export function findThemes({ clauses, vocabulary: { stem, findTheme } }: AnalyzedReview): ReviewTheme[] {
  return [...new Set(clauses.flat().flatMap((word) => findTheme(stem(word)) ?? []))];
}

/**
 * Analyzes the reviews of one app version, or of all without one. `versions` covers all reviews, so that a version can be
 * chosen from it.
 */
export async function analyzeReviews(
  reviews: readonly ReviewRow[],
  country: string,
  { appName = "", version }: { appName?: string; version?: string | undefined } = {},
): Promise<Omit<ReviewAnalysis, "provenance" | "reason">> {
  const all = await Promise.all(reviews.map((review) => analyzeReview(review, country)));
  const reads = version === undefined ? all : all.filter((review) => review.version === version);
  const moods = reads.map(({ mood }) => mood);
  const positive = moods.filter((mood) => mood > SENTIMENT_THRESHOLD).length;
  const negative = moods.filter((mood) => mood < -SENTIMENT_THRESHOLD).length;
  return {
    sentimentScore: reads.length === 0 ? null : computeSentimentScore(moods),
    positive,
    negative,
    neutral: reads.length - positive - negative,
    topics: findTopics(reads, appName),
    versions: countVersions(all),
    sampleSize: reads.length,
  };
}
