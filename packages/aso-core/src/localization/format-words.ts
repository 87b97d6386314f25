/** Formats words for a message: “one”, “two”. */
export function formatWords(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(", ");
}
