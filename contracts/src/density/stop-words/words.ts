/** One word list from text: words apart by white space, lower-cased as they will be compared. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
