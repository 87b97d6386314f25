import { getField, type ListingPlatform } from "../localization/fields";
import { STORES } from "../stores";
import { lintKeywords } from "../localization/lint-keywords";
import { splitWords } from "../localization/split-words";
import { computeKeywordCoverage } from "./coverage";
import { scoreCoverage, scoreLength, checkLimit, checkTerms, buildReport } from "./parts";
import type { KeywordFigure, OptimizerReport, TextLanguage, ReportFinding, ReportPart } from "./types";

/** Texts that store search considers first; `null` if unknown, such as the keyword field of a live listing. */
export interface TitleTexts {
  name: string;
  subtitle: string | null;
  keywords: string | null;
  shortDescription: string | null;
}

/** Text field of the title optimizer. */
export interface TitleField {
  key: keyof TitleTexts;
  label: string;
  limit: number;
  /** Maximum points for the used length. */
  max: number;
}

/** Maximum points for the used length of each text, 55 in each store. Chosen by us. */
const LENGTH_POINTS: Readonly<Record<ListingPlatform, readonly Pick<TitleField, "key" | "max">[]>> = {
  ios: [
    { key: "name", max: 25 },
    { key: "subtitle", max: 15 },
    { key: "keywords", max: 15 },
  ],
  android: [
    { key: "name", max: 30 },
    { key: "shortDescription", max: 25 },
  ],
};

const buildFields = (platform: ListingPlatform): readonly TitleField[] =>
  LENGTH_POINTS[platform].map(({ key, max }) => {
    const { label, limits } = getField(key);
    return { key, label, limit: limits[platform] ?? 0, max };
  });

const fields = { ios: buildFields("ios"), android: buildFields("android") };

/** Returns a store's text fields with their limits. */
export function getTitleFields(platform: ListingPlatform): readonly TitleField[] {
  return fields[platform];
}

const MAX_COVERAGE_POINTS = 30;
const MAX_REPEAT_POINTS = 15;
const POINTS_PER_REPEAT = 5;

/** Returns words that occur more than once in all texts together, except stop words. */
export function getRepeatedWords(texts: readonly string[], { locale, stopWords }: TextLanguage): string[] {
  const words = texts.flatMap((text) => splitWords(text, locale)).filter((word) => !stopWords.has(word));
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}

function scoreRepeats(repeated: readonly string[]): ReportPart {
  const listed = repeated.map((word) => `“${word}”`).join(", ");
  return {
    key: "repeats",
    label: "No repeated words",
    points: Math.max(0, MAX_REPEAT_POINTS - POINTS_PER_REPEAT * repeated.length),
    max: MAX_REPEAT_POINTS,
    detail:
      repeated.length === 0
        ? "No word is repeated."
        : `Repeated: ${listed} (−${POINTS_PER_REPEAT} points each).`,
  };
}

/** Returns the problems of a title's texts that don't depend on metrics. */
export function lintTitle(
  texts: TitleTexts,
  platform: ListingPlatform,
  reading: TextLanguage,
): ReportFinding[] {
  const own = getTitleFields(platform);
  const over = own.flatMap(({ key, label, limit }) => [
    ...checkLimit(label, texts[key], limit),
    ...checkTerms({ field: key, label, platform }, texts[key]),
  ]);
  if (STORES[platform].limits.keywords !== null) {
    const labels = new Map<string, string>(own.map(({ key, label }) => [key, label]));
    const { name, subtitle, keywords } = texts;
    const listing = { name, subtitle: subtitle ?? "", keywords: keywords ?? "" };
    const found = lintKeywords(reading.locale, listing, reading.stopWords);
    return [
      ...over,
      ...found.map(({ field, rule, severity, message, words }) => ({
        field: labels.get(field) ?? field,
        severity,
        message,
        // Of several commas in a row, each would be marked.
        words: rule === "empty-entry" ? [] : words,
      })),
    ];
  }
  const repeated = getRepeatedWords(
    own.map(({ key }) => texts[key] ?? ""),
    reading,
  );
  const message = `Repeated in the name and short description: ${repeated.map((word) => `“${word}”`).join(", ")}. Use different words.`;
  return [
    ...over,
    ...(repeated.length > 0
      ? [{ field: "Short Description", severity: "warning" as const, message, words: repeated }]
      : []),
  ];
}

/** Scores a title: 55 points for length, 30 for tracked keywords, 15 for no repeated words. */
export function buildTitleReport(
  texts: TitleTexts,
  platform: ListingPlatform,
  keywords: readonly KeywordFigure[],
  reading: TextLanguage,
): OptimizerReport {
  const own = getTitleFields(platform);
  const named = own.map(({ key, label }) => ({ label, text: texts[key] ?? "" }));
  const covers = computeKeywordCoverage(keywords, named, reading);
  const repeated = getRepeatedWords(
    named.map(({ text }) => text),
    reading,
  );
  const parts = [
    ...own.map(({ key, label, limit, max }) => scoreLength(label, texts[key], { limit, max })),
    scoreCoverage(covers, MAX_COVERAGE_POINTS),
    scoreRepeats(repeated),
  ];
  return buildReport(parts, covers, lintTitle(texts, platform, reading));
}

/** Replaces own texts that are unknown in the listing with `null`, except those that `keeps` accepts. */
function omitUnknown(own: TitleTexts, live: TitleTexts, keeps: (text: string) => boolean): TitleTexts {
  const omit = (key: "subtitle" | "keywords" | "shortDescription") =>
    live[key] === null && !keeps(own[key] ?? "") ? null : own[key];
  const [subtitle, keywords] = [omit("subtitle"), omit("keywords")];
  return { name: own.name, subtitle, keywords, shortDescription: omit("shortDescription") };
}

/** Scores of own texts and of the listing. */
export interface TitleComparison {
  /** Report on all own texts, except those that are empty and unknown in the listing. */
  report: OptimizerReport;
  live: OptimizerReport;
  /** Own score over the texts that are known in the listing, for a comparison with the score of `live`. */
  comparable: number | null;
}

/** Scores own texts next to those of the listing. Equal texts have equal scores. */
export function compareTitles(
  own: TitleTexts,
  live: TitleTexts,
  ...subject: [ListingPlatform, readonly KeywordFigure[], TextLanguage]
): TitleComparison {
  return {
    report: buildTitleReport(
      omitUnknown(own, live, (text) => text.trim() !== ""),
      ...subject,
    ),
    live: buildTitleReport(live, ...subject),
    comparable: buildTitleReport(
      omitUnknown(own, live, () => false),
      ...subject,
    ).score,
  };
}
