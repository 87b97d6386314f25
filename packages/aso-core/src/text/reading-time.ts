/**
 * Words per minute; chosen by us, below the mean of 238 for adults who read English silently
 * (https://doi.org/10.1016/j.jml.2019.104047), because guides are also read by people with English as a second language.
 */
const WORDS_PER_MINUTE = 200;

/** Returns the reading time of a text in minutes, rounded up; at least 1. */
export function computeReadingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}
