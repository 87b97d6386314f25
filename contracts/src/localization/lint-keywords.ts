import type { LocaleTexts } from "./fields";
import type { Finding } from "./lint";
import { entriesOf, wordsOf } from "./words-of";

const unique = (words: readonly string[]) => [...new Set(words)];
const listed = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

function repeatedIn(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return unique(words.filter((word) => seen.has(word) || !seen.add(word)));
}

function finding(
  field: Finding["field"],
  rule: Finding["rule"],
  words: string[],
  message: string,
): Finding[] {
  return words.length === 0 ? [] : [{ field, rule, severity: "warning", message, words }];
}

/** The singular an English plural stands for, `null` for what is none. */
export function singularOf(word: string): string | null {
  if (!/^[a-z]{4,}$/.test(word) || /(ss|us|is)$/.test(word) || !word.endsWith("s")) return null;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Plurals whose singular is written too: the store finds the one by the other. English alone has a rule for it here. */
function needlessPlurals(locale: string, words: readonly string[], others: ReadonlySet<string>): string[] {
  if (!locale.startsWith("en")) return [];
  const all = new Set([...words, ...others]);
  return unique(words).filter((word) => {
    const singular = singularOf(word);
    return singular !== null && all.has(singular);
  });
}

/** What the App Store's search indexes once: name, subtitle and keyword field. */
export function lintKeywords(
  locale: string,
  { name = "", subtitle = "", keywords = "" }: LocaleTexts,
  stopWords: ReadonlySet<string>,
): Finding[] {
  const [inName, inSubtitle] = [wordsOf(name, locale), wordsOf(subtitle, locale)];
  const inKeywords = entriesOf(keywords).flatMap((entry) => wordsOf(entry, locale));
  const shown = new Set([...inName, ...inSubtitle]);
  const meaningful = (word: string) => !stopWords.has(word);
  const named = new Set(inName);
  const twice = unique(inSubtitle.filter((word) => named.has(word) && meaningful(word)));
  const elsewhere = unique(inKeywords.filter((word) => shown.has(word)));
  const duplicates = repeatedIn(inKeywords);
  const idle = unique(inKeywords.filter((word) => stopWords.has(word)));
  const plurals = needlessPlurals(locale, inKeywords, shown);
  const spaced = [...keywords.matchAll(/[,،、，]\s+/g)].length;
  const gaps = keywords.split(/[,،、，]/).filter((entry) => entry.trim() === "").length;
  return [
    ...finding(
      "subtitle",
      "repeated",
      twice,
      `Subtitle repeats ${listed(twice)} of the name. Use other words.`,
    ),
    ...finding(
      "keywords",
      "repeated",
      elsewhere,
      `Keywords repeat ${listed(elsewhere)} of the name or subtitle, which are indexed already. Take them out.`,
    ),
    ...finding("keywords", "duplicate", duplicates, `Keywords hold ${listed(duplicates)} more than once.`),
    ...(spaced > 0
      ? finding(
          "keywords",
          "space-after-comma",
          [", "],
          `${spaced === 1 ? "A space" : `${spaced} spaces`} after commas can hold letters instead. Remove ${spaced === 1 ? "it" : "them"}.`,
        )
      : []),
    ...(gaps > 0 && keywords.trim() !== ""
      ? finding(
          "keywords",
          "empty-entry",
          [","],
          "There is nothing between some commas. Remove the extra ones.",
        )
      : []),
    ...finding(
      "keywords",
      "stop-word",
      idle,
      `${listed(idle)} are too common to be searched for. Use the room.`,
    ),
    ...finding(
      "keywords",
      "plural",
      plurals,
      `${listed(plurals)}: the singular is there already and finds the plural too.`,
    ),
  ];
}
