import {
  computeReviewSentiment,
  computeSentimentScore,
  SENTIMENT_THRESHOLD,
} from "@listwise/aso-core/scores";
import type { ReviewAnalysis } from "@listwise/contracts/reviews";
import { detectLanguage, loadVocabulary, type Vocabulary } from "./languages";
import type { ReviewRow } from "./reviews.repository";
import { extractBrand, findTopics } from "./topics";
import { extractWords } from "./words";

/** An analyzed review. */
export interface AnalyzedReview {
  text: string;
  words: string[];
  vocabulary: Vocabulary;
  /** Sentiment from −1 to 1. */
  mood: number;
}

export async function analyzeReview(
  { title, text, rating }: ReviewRow,
  country: string,
): Promise<AnalyzedReview> {
  const whole = title === null ? text : `${title}. ${text}`;
  const vocabulary = await loadVocabulary(detectLanguage(whole, country));
  const words = extractWords(whole, vocabulary.language);
  const wordScore = words.reduce((sum, word) => sum + (vocabulary.scores.get(word) ?? 0), 0);
  return { text, words, vocabulary, mood: computeReviewSentiment(rating, wordScore) };
}

export async function analyzeReviews(
  reviews: readonly ReviewRow[],
  country: string,
  appName = "",
): Promise<Omit<ReviewAnalysis, "provenance" | "reason">> {
  const reads = await Promise.all(reviews.map((review) => analyzeReview(review, country)));
  const moods = reads.map(({ mood }) => mood);
  const positive = moods.filter((mood) => mood > SENTIMENT_THRESHOLD).length;
  const negative = moods.filter((mood) => mood < -SENTIMENT_THRESHOLD).length;
  return {
    sentimentScore: reads.length === 0 ? null : computeSentimentScore(moods),
    positive,
    negative,
    neutral: reads.length - positive - negative,
    topics: findTopics(reads, extractBrand(appName)),
    sampleSize: reads.length,
  };
}
