import { computeSentimentScore } from "@listwise/aso-core/scores";
import type { ReviewAnalysis } from "@listwise/contracts/reviews";
import type { AnalyzedReview } from "./sentiment";
import { isSubject } from "./words";

const MAX_TOPICS = 10;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 200;

/**
 * Returns the brand if the name starts with a single word before a slogan, else `null`. Reviews often mention it
 * without it being their topic.
 */
export function extractBrand(appName: string): string | null {
  const [name = ""] = appName.split(/\s[-–—|]\s|:/);
  return /^\S+$/.test(name.trim()) ? name.trim().toLowerCase() : null;
}

/** Returns the topics that several reviews mention, most frequent first; words with a sentiment score are excluded. */
export function findTopics(reads: readonly AnalyzedReview[], brand: string | null): ReviewAnalysis["topics"] {
  const naming = new Map<string, AnalyzedReview[]>();
  for (const read of reads) {
    for (const word of new Set(read.words)) {
      if (word !== brand && isSubject(word, read.vocabulary))
        naming.set(word, [...(naming.get(word) ?? []), read]);
    }
  }
  return [...naming]
    .filter(([, those]) => those.length > 1)
    .sort(([a, those], [b, others]) => others.length - those.length || (a < b ? -1 : 1))
    .slice(0, MAX_TOPICS)
    .map(([topic, those]) => ({
      topic,
      count: those.length,
      sentiment: computeSentimentScore(those.map(({ mood }) => mood)),
      examples: [...new Set(those.map(({ text }) => shorten(text)))].slice(0, EXAMPLES),
    }));
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= EXAMPLE_LENGTH ? text : `${letters.slice(0, EXAMPLE_LENGTH - 1).join("")}…`;
}
