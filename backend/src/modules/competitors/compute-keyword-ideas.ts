import type { AppSummary } from "@listwise/contracts/apps";
import { extractPhrases } from "../store";

const MAX_IDEAS = 5;

type Named = Pick<AppSummary, "name" | "subtitle">;

const collectPhrases = ({ name, subtitle }: Named) =>
  new Set(
    [...extractPhrases(name), ...extractPhrases(subtitle ?? "")].filter((phrase) => phrase.includes(" ")),
  );

/**
 * Returns, for each listing, up to five multi-word phrases of its name and subtitle that at least one other listing
 * shares, most shared first. Requiring a second listing filters out brand names.
 */
export function computeKeywordIdeas(
  listings: readonly Named[],
  isWanted: (phrase: string) => boolean,
): readonly string[][] {
  const phrases = listings.map(collectPhrases);
  const counts = new Map<string, number>();
  for (const phrase of phrases.flatMap((found) => [...found]))
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const getCount = (phrase: string) => counts.get(phrase) ?? 0;
  return phrases.map((found) =>
    [...found]
      .filter((phrase) => getCount(phrase) > 1 && isWanted(phrase))
      .sort((a, b) => getCount(b) - getCount(a) || a.localeCompare(b))
      .slice(0, MAX_IDEAS),
  );
}
