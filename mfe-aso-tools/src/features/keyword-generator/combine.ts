const MAX_COMBINATIONS = 200;
const MAX_KEYWORD_CHARACTERS = 100;

/** Splits a text at commas and line breaks into unique lowercase entries. */
export function parseEntries(text: string): string[] {
  const entries = text.split(/[,،、，\n]/).map((entry) => entry.trim().toLowerCase().replace(/\s+/g, " "));
  return [...new Set(entries.filter((entry) => entry !== ""))];
}

/**
 * Combines each entry of the first list with each of the second, optionally in both orders. No word repeats within a
 * combination.
 */
export function combine(first: readonly string[], second: readonly string[], bothWays: boolean): string[] {
  const found = new Set<string>();
  for (const one of first) {
    for (const other of second) {
      const words = new Set(one.split(" "));
      if (other.split(" ").some((word) => words.has(word))) continue;
      found.add(`${one} ${other}`);
      if (bothWays) found.add(`${other} ${one}`);
    }
  }
  return [...found].filter((text) => text.length <= MAX_KEYWORD_CHARACTERS).slice(0, MAX_COMBINATIONS);
}

/** Returns the words that occur in most keywords but in no seed and aren't ignored, as candidates for combinations. */
export function getCommonWords(
  keywords: readonly string[],
  seeds: readonly string[],
  ignored: ReadonlySet<string>,
  most = 8,
): string[] {
  const own = new Set([...seeds.flatMap((seed) => seed.split(" ")), ...ignored]);
  const counts = new Map<string, number>();
  for (const keyword of keywords) {
    for (const word of new Set(keyword.split(" "))) {
      if (!own.has(word) && word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}
