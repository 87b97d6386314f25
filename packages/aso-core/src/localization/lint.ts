import { getLanguage, type LanguageCode } from "../density/languages";
import { formatCount } from "../text/format-count";
import { countCharacters } from "./count-characters";
import { FIELDS, type FieldKey, type ListingPlatform, type LocaleTexts } from "./fields";
import { lintKeywords } from "./lint-keywords";
import { isPlaceholder } from "./placeholder";

/** Problem in a language's texts that wastes search reach, or that the store will reject. */
export interface Finding {
  field: FieldKey;
  rule:
    | "over-limit"
    | "repeated"
    | "duplicate"
    | "space-after-comma"
    | "stop-word"
    | "plural"
    | "placeholder"
    | "empty-entry";
  severity: "error" | "warning";
  /** Problem and suggested fix. */
  message: string;
  /** Affected words. */
  words: string[];
}

// Maps languages regardless of region.
const stopWordsBy: Readonly<Record<string, LanguageCode>> = { en: "us", no: "nb" };

/** Loads the stop words of a language; empty if it has no list. */
export async function loadStopWords(locale: string): Promise<ReadonlySet<string>> {
  const [language = ""] = locale.split("-");
  const code = stopWordsBy[language] ?? getStopWordLanguage(language);
  return code === null ? new Set() : getLanguage(code).stopWords();
}

function getStopWordLanguage(language: string): LanguageCode | null {
  const known: Readonly<Record<string, LanguageCode>> = {
    fr: "fr",
    de: "de",
    es: "es",
    it: "it",
    ja: "ja",
    ko: "ko",
    zh: "zh",
    ru: "ru",
    nl: "nl",
    pt: "pt",
    tr: "tr",
    sv: "sv",
    da: "da",
    fi: "fi",
    ar: "ar",
  };
  return Object.hasOwn(known, language) ? (known[language] ?? null) : null;
}

/** Returns the texts without placeholders, whose words are temporary. */
function omitPlaceholders(locale: string, texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(
    FIELDS.flatMap(({ key }) => {
      const text = texts[key];
      return text === undefined || isPlaceholder(locale, text) ? [] : [[key, text] as const];
    }),
  );
}

/**
 * Returns all findings in one language's texts for a store. `stopWords` are those of the language; see {@link
 * loadStopWords}.
 */
export function lintLocale(
  locale: string,
  texts: LocaleTexts,
  platform: ListingPlatform,
  stopWords: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = FIELDS.flatMap(({ key, label, limits }): Finding[] => {
    const [text, limit] = [texts[key] ?? "", limits[platform]];
    const over = limit === null ? 0 : countCharacters(text) - limit;
    const found: Finding[] = [];
    if (over > 0) {
      const message = `${label} is ${formatCount(over, "character")} over the limit of ${limit}. Shorten it.`;
      found.push({ field: key, rule: "over-limit", severity: "error", message, words: [] });
    }
    if (isPlaceholder(locale, text)) {
      const message = `${label} is still a placeholder. Translate it.`;
      found.push({ field: key, rule: "placeholder", severity: "error", message, words: [] });
    }
    return found;
  });
  return platform === "android"
    ? findings
    : [...findings, ...lintKeywords(locale, omitPlaceholders(locale, texts), stopWords)];
}
