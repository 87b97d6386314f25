import { STORES } from "../stores";
import { getLanguage, type LanguageCode } from "../density/languages";
import { FIELDS, getStoreFields, type FieldKey, type LocaleTexts } from "./fields";
import { findRejectedTerms, formatRejectedTerms } from "./forbidden-terms";
import { findErrors, type LintContext } from "./lint-errors";
import { lintKeywords } from "./lint-keywords";
import { isPlaceholder } from "./placeholder";
import { isFilled } from "./progress";
import { formatWords } from "./format-words";

/** Problem in a language's texts that wastes search reach, or that the store will reject. */
export interface Finding {
  field: FieldKey;
  rule:
    | "over-limit"
    | "line-break"
    | "unreviewed"
    | "forbidden-term"
    | "rejected-term"
    | "missing-brand-term"
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
function omitPlaceholders(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(
    FIELDS.flatMap(({ key }) => {
      const text = texts[key];
      return text === undefined || isPlaceholder(text) ? [] : [[key, text] as const];
    }),
  );
}

/** Returns terms that the store rejects, and brand terms of the base language that are missing. */
function findTermProblems(texts: LocaleTexts, { platform, glossary, base }: LintContext): Finding[] {
  return getStoreFields(platform).flatMap(({ key: field, label }): Finding[] => {
    const text = texts[field];
    if (!isFilled(text)) return [];
    const original = base?.[field] ?? "";
    const missing = (glossary?.keep ?? []).filter((term) => original.includes(term) && !text.includes(term));
    return [
      ...findRejectedTerms(field, text, platform).map((found): Finding => ({
        field,
        rule: "rejected-term",
        severity: "warning",
        message: formatRejectedTerms(label, found),
        words: found.terms,
      })),
      ...(missing.length > 0
        ? [
            {
              field,
              rule: "missing-brand-term" as const,
              severity: "warning" as const,
              message: `${label} lacks ${formatWords(missing)} from your glossary. Keep it untranslated.`,
              words: missing,
            },
          ]
        : []),
    ];
  });
}

/**
 * Returns all findings in one language's texts, errors first. `stopWords` are those of the language; see {@link
 * loadStopWords}.
 */
export function lintLocale(
  locale: string,
  texts: LocaleTexts,
  context: LintContext,
  stopWords: ReadonlySet<string>,
): Finding[] {
  const real = omitPlaceholders(texts);
  return [
    ...findErrors(texts, context),
    ...findTermProblems(real, context),
    ...(STORES[context.platform].limits.keywords === null ? [] : lintKeywords(locale, real, stopWords)),
  ];
}
