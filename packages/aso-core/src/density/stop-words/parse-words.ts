/** Parses a word list separated by white space; the words are lowercased for comparison. */
export function parseWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
