const WORDS_PER_MINUTE = 200;

/** Minutes, rounded up; never below 1. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}
