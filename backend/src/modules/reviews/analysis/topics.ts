import { computeSentimentScore } from "@listwise/aso-core/scores";
import { truncate } from "@listwise/aso-core/text";
import type { ReviewTopic } from "@listwise/contracts/reviews";
import { extractPhrases, type Phrase } from "./phrases";
import type { AnalyzedReview } from "./sentiment";
import { countVersions } from "./versions";

const MAX_TOPICS = 12;
const MIN_REVIEWS = 2;
const MAX_QUOTES = 3;
const MAX_QUOTE_LENGTH = 200;
/** Weight of a review by the number of words: a phrase tells more than a word that twice as many name. Chosen by us. */
const WEIGHTS = [0, 1, 2, 2.2];
/** Share of a topic's reviews from which another topic with a common word already covers it. Chosen by us. */
const COVERED_SHARE = 0.7;

interface Candidate extends Phrase {
  /** Number of reviews by the form that they use. */
  forms: Map<string, number>;
  reviews: Set<AnalyzedReview>;
}

/**
 * Returns the topics that several reviews mention, most frequent first: phrases rather than words, in their most frequent
 * form, singular and plural together. Words of the app's name and plain adjectives are no topics.
 */
export function findTopics(analyzed: readonly AnalyzedReview[], appName: string): ReviewTopic[] {
  const candidates = new Map<string, Candidate>();
  for (const review of analyzed) {
    for (const phrase of extractPhrases(review, appName)) {
      const key = phrase.stems.join(" ");
      const found = candidates.get(key) ?? { ...phrase, forms: new Map(), reviews: new Set() };
      candidates.set(key, found);
      if (found.reviews.has(review)) continue;
      found.reviews.add(review);
      found.forms.set(phrase.text, (found.forms.get(phrase.text) ?? 0) + 1);
    }
  }
  return pickTopics([...candidates.values()])
    .sort((a, b) => b.reviews.size - a.reviews.size)
    .map((topic) => presentTopic(topic));
}

function pickTopics(candidates: readonly Candidate[]): Candidate[] {
  const weigh = ({ stems, reviews }: Candidate) => reviews.size * (WEIGHTS[stems.length] ?? 0);
  const picked: Candidate[] = [];
  const several = candidates.filter(({ reviews }) => reviews.size >= MIN_REVIEWS);
  for (const one of several.sort((a, b) => weigh(b) - weigh(a) || (a.text < b.text ? -1 : 1))) {
    if (picked.length === MAX_TOPICS) break;
    if (!picked.some((other) => isCovered(one, other))) picked.push(one);
  }
  return picked;
}

function isCovered(one: Candidate, other: Candidate): boolean {
  if (!one.stems.some((stem) => other.stems.includes(stem))) return false;
  const shared = [...one.reviews].filter((review) => other.reviews.has(review)).length;
  return shared >= COVERED_SHARE * one.reviews.size;
}

function presentTopic({ forms, reviews, theme }: Candidate): ReviewTopic {
  const [[topic] = [""]] = [...forms].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  const all = [...reviews];
  const texts = new Map(all.toReversed().map((review) => [truncate(review.text, MAX_QUOTE_LENGTH), review]));
  const quotes = [...texts].reverse().slice(0, MAX_QUOTES);
  return {
    topic,
    theme: theme ?? "features",
    count: all.length,
    sentiment: computeSentimentScore(all.map(({ mood }) => mood)),
    examples: quotes.map(([text]) => text),
    quotes: quotes.map(([text, { rating, version }]) => ({ text, rating, version })),
    versions: countVersions(all).map(({ version, count }) => ({ version, count })),
  };
}
