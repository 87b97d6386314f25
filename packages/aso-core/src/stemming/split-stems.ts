import { splitSearchWords } from "../text/search-words";
import type { Stemmer } from "./load-stemmer";

/**
 * Returns the stems of a text's words in order, by which the search compares them, so that "Maps" and "map" are the same
 * word. A word of which nothing would remain is its own stem. All places that tell if a text contains a keyword compare
 * these.
 */
export function splitSearchStems(text: string, stem: Stemmer): string[] {
  return splitSearchWords(text).map((word) => stem(word) || word);
}
