import { detectLanguage, loadVocabulary, type Vocabulary } from "./languages";
import type { ReviewRow } from "./reviews.repository";
import { extractWords } from "./words";

/** Threshold of sentiment: positive above it, negative below its negative. Chosen by us. */
export const POSITIVE = 0.2;

/** An analyzed review. */
export interface AnalyzedReview {
  text: string;
  words: string[];
  vocabulary: Vocabulary;
  /** Sentiment from −1 to 1. */
  mood: number;
}

/**
 * Computes the sentiment of words, −1 to 1: x / √(x² + 15) for the sum x of their scores, as in VADER (Hutto & Gilbert
 * 2014, https://doi.org/10.1609/icwsm.v8i1.14550).
 */
function computeWordMood(words: readonly string[], { scores }: Vocabulary): number {
  const sum = words.reduce((total, word) => total + (scores.get(word) ?? 0), 0);
  return sum / Math.sqrt(sum ** 2 + 15);
}

export async function analyzeReview(
  { title, text, rating }: ReviewRow,
  country: string,
): Promise<AnalyzedReview> {
  const whole = title === null ? text : `${title}. ${text}`;
  const vocabulary = await loadVocabulary(detectLanguage(whole, country));
  const words = extractWords(whole, vocabulary.language);
  const mood = (0.6 * (rating - 3)) / 2 + 0.4 * computeWordMood(words, vocabulary);
  return { text, words, vocabulary, mood };
}

/** Converts the mean sentiment to a score of 0–100: 50 + 50 · mean. */
export function computeScore(reads: readonly AnalyzedReview[]): number {
  const mean = reads.reduce((total, { mood }) => total + mood, 0) / reads.length;
  return Math.round(50 + 50 * mean);
}
