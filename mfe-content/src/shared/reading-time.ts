const WORDS_PER_MINUTE = 200;

/** Returns the reading time in minutes, rounded up, at least 1. */
export function computeReadingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}
