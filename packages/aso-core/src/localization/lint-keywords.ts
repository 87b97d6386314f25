import { formatCount, pluralize } from "../text/format-count";
import type { LocaleTexts } from "./fields";
import { formatWords } from "./format-words";
import type { Finding } from "./lint";
import { splitKeywords, splitWords } from "./split-words";

const unique = (words: readonly string[]) => [...new Set(words)];

function getRepeated(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return unique(words.filter((word) => seen.has(word) || !seen.add(word)));
}

function createFindings(
  field: Finding["field"],
  rule: Finding["rule"],
  words: string[],
  message: string,
): Finding[] {
  return words.length === 0 ? [] : [{ field, rule, severity: "warning", message, words }];
}

/** Returns the singular of an English plural, or `null` if the word isn't a plural. */
function toSingular(word: string): string | null {
  if (!/^[a-z]{4,}$/.test(word) || /(ss|us|is)$/.test(word) || !word.endsWith("s")) return null;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Returns plurals whose singular is also included, since the store matches both. Implemented for English only. */
function getRedundantPlurals(
  locale: string,
  words: readonly string[],
  others: ReadonlySet<string>,
): string[] {
  if (!locale.startsWith("en")) return [];
  const all = new Set([...words, ...others]);
  return unique(words).filter((word) => {
    const singular = toSingular(word);
    return singular !== null && all.has(singular);
  });
}

/** Checks the texts indexed by App Store search (name, subtitle and keyword field) for wasted characters. */
export function lintKeywords(
  locale: string,
  { name = "", subtitle = "", keywords = "" }: LocaleTexts,
  stopWords: ReadonlySet<string>,
): Finding[] {
  const [inName, inSubtitle] = [splitWords(name, locale), splitWords(subtitle, locale)];
  const inKeywords = splitKeywords(keywords).flatMap((entry) => splitWords(entry, locale));
  const shown = new Set([...inName, ...inSubtitle]);
  const meaningful = (word: string) => !stopWords.has(word);
  const named = new Set(inName);
  const twice = unique(inSubtitle.filter((word) => named.has(word) && meaningful(word)));
  const elsewhere = unique(inKeywords.filter((word) => shown.has(word)));
  const duplicates = getRepeated(inKeywords);
  const idle = unique(inKeywords.filter((word) => stopWords.has(word)));
  const plurals = getRedundantPlurals(locale, inKeywords, shown);
  const spaced = [...keywords.matchAll(/[,،、，]\s+/g)].length;
  const gaps = keywords.split(/[,،、，]/).filter((entry) => entry.trim() === "").length;
  return [
    ...createFindings(
      "subtitle",
      "repeated",
      twice,
      `The subtitle repeats ${formatWords(twice)} from the name. Use different words.`,
    ),
    ...createFindings(
      "keywords",
      "repeated",
      elsewhere,
      `Keywords repeat ${formatWords(elsewhere)} from the name or subtitle, which are already indexed. Remove them.`,
    ),
    ...createFindings(
      "keywords",
      "duplicate",
      duplicates,
      `Keywords list ${formatWords(duplicates)} more than once. Remove the duplicates.`,
    ),
    ...(spaced > 0
      ? createFindings(
          "keywords",
          "space-after-comma",
          [", "],
          `Remove ${formatCount(spaced, "space")} after commas to save characters.`,
        )
      : []),
    ...(gaps > 0 && keywords.trim() !== ""
      ? createFindings(
          "keywords",
          "empty-entry",
          [","],
          "Some commas have no keyword between them. Remove the extra commas.",
        )
      : []),
    ...createFindings(
      "keywords",
      "stop-word",
      idle,
      `${formatWords(idle)} ${pluralize(idle.length, "is", "are")} too common to search for. Use the space for other keywords.`,
    ),
    ...createFindings(
      "keywords",
      "plural",
      plurals,
      `Remove ${formatWords(plurals)}: the singular is already included and also matches the plural.`,
    ),
  ];
}
