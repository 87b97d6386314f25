import type { ListingPlatform } from "../localization/fields";
import { lintKeywords } from "../localization/lint-keywords";
import { wordsOf } from "../localization/words-of";
import { coverKeywords } from "./coverage";
import { coveragePart, lengthPart, overLimit, reportOf } from "./parts";
import type { KeywordFigure, OptimizerReport, Reading, ReportFinding, ReportPart } from "./types";

/** Texts that the stores search first; `null` where one is not known, as the keyword field of a live listing. */
export interface TitleTexts {
  name: string;
  subtitle: string | null;
  keywords: string | null;
  shortDescription: string | null;
}

/** A text of the title tool. */
export interface TitleField {
  key: keyof TitleTexts;
  label: string;
  limit: number;
  /** Points for the length that is used. */
  max: number;
}

const fields: Record<ListingPlatform, readonly TitleField[]> = {
  ios: [
    { key: "name", label: "App Name", limit: 30, max: 25 },
    { key: "subtitle", label: "Subtitle", limit: 30, max: 15 },
    { key: "keywords", label: "Keywords", limit: 100, max: 15 },
  ],
  android: [
    { key: "name", label: "App Name", limit: 30, max: 30 },
    { key: "shortDescription", label: "Short Description", limit: 80, max: 25 },
  ],
};

/** The texts a store has, with their limits. */
export function titleFieldsOf(platform: ListingPlatform): readonly TitleField[] {
  return fields[platform];
}

const COVERAGE = 30;
const REPEATS = 15;
const REPEAT_COSTS = 5;

/** Words that carry meaning and stand more than once in the texts together. */
export function repeatedWords(texts: readonly string[], { locale, stopWords }: Reading): string[] {
  const words = texts.flatMap((text) => wordsOf(text, locale)).filter((word) => !stopWords.has(word));
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}

function repeatPart(repeated: readonly string[]): ReportPart {
  const listed = repeated.map((word) => `“${word}”`).join(", ");
  return {
    key: "repeats",
    label: "No word twice",
    points: Math.max(0, REPEATS - REPEAT_COSTS * repeated.length),
    max: REPEATS,
    detail:
      repeated.length === 0 ? "Every word stands once." : `${listed}: each costs ${REPEAT_COSTS} points.`,
  };
}

/** What is wrong with the texts of a title, as far as it can be told without figures. */
export function titleFindings(
  texts: TitleTexts,
  platform: ListingPlatform,
  reading: Reading,
): ReportFinding[] {
  const own = titleFieldsOf(platform);
  const over = own.flatMap(({ key, label, limit }) => overLimit(label, texts[key], limit));
  if (platform === "ios") {
    const labels = new Map<string, string>(own.map(({ key, label }) => [key, label]));
    const { name, subtitle, keywords } = texts;
    const listing = { name, subtitle: subtitle ?? "", keywords: keywords ?? "" };
    const found = lintKeywords(reading.locale, listing, reading.stopWords);
    return [
      ...over,
      ...found.map(({ field, severity, message }) => ({
        field: labels.get(field) ?? field,
        severity,
        message,
      })),
    ];
  }
  const repeated = repeatedWords(
    own.map(({ key }) => texts[key] ?? ""),
    reading,
  );
  const message = `Name and short description repeat ${repeated.map((word) => `“${word}”`).join(", ")}. Use other words.`;
  return [
    ...over,
    ...(repeated.length > 0 ? [{ field: "Short Description", severity: "warning" as const, message }] : []),
  ];
}

/** Scores a title: 55 points for length, 30 for tracked keywords, 15 for no word twice. */
export function titleReport(
  texts: TitleTexts,
  platform: ListingPlatform,
  keywords: readonly KeywordFigure[],
  reading: Reading,
): OptimizerReport {
  const own = titleFieldsOf(platform);
  const named = own.map(({ key, label }) => ({ label, text: texts[key] ?? "" }));
  const covers = coverKeywords(keywords, named, reading.locale);
  const repeated = repeatedWords(
    named.map(({ text }) => text),
    reading,
  );
  const parts = [
    ...own.map(({ key, label, limit, max }) => lengthPart(label, texts[key], { limit, max })),
    coveragePart(covers, COVERAGE),
    repeatPart(repeated),
  ];
  return reportOf(parts, covers, titleFindings(texts, platform, reading));
}
