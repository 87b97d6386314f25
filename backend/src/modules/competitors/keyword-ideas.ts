import type { AppSummary } from "@listwise/contracts";
import { phrasesOf } from "../store";

const MOST_IDEAS = 5;

type Named = Pick<AppSummary, "name" | "subtitle">;

const phrasesIn = ({ name, subtitle }: Named) =>
  new Set([...phrasesOf(name), ...phrasesOf(subtitle ?? "")].filter((phrase) => phrase.includes(" ")));

/**
 * Returns, for each listing, up to five multi-word phrases of its name and subtitle that at least one other listing
 * shares, most shared first. Requiring a second listing filters out brand names.
 */
export function keywordIdeas(
  listings: readonly Named[],
  isWanted: (phrase: string) => boolean,
): readonly string[][] {
  const phrases = listings.map(phrasesIn);
  const counts = new Map<string, number>();
  for (const phrase of phrases.flatMap((found) => [...found]))
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const countOf = (phrase: string) => counts.get(phrase) ?? 0;
  return phrases.map((found) =>
    [...found]
      .filter((phrase) => countOf(phrase) > 1 && isWanted(phrase))
      .sort((a, b) => countOf(b) - countOf(a) || a.localeCompare(b))
      .slice(0, MOST_IDEAS),
  );
}
