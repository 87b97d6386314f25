import { countCharacters } from "../localization/count-characters";
import type { ListingPlatform } from "../localization/fields";
import { wordsOf } from "../localization/words-of";
import { segmentText } from "../text/segment-text";
import { coverKeywords } from "./coverage";
import { coveragePart, lengthPart, overLimit, reportOf } from "./parts";
import { readabilityOf } from "./readability";
import type { KeywordFigure, OptimizerReport, Reading, ReportFinding, ReportPart } from "./types";

/** Maximum characters of a description in both stores. */
export const DESCRIPTION_LIMIT = 4000;
const ENOUGH = 1500;
/** Approximate number of characters that a store shows before "more". */
export const FIRST_LINES = 170;
/** Share of all words in percent above which a word is overused; chosen by us. */
export const TOO_OFTEN = 4;
const LEAST_WORDS = 50;

const MAX = { length: 20, first: 20, coverage: 25, density: 15, reading: 20 };
const LABEL = "Description";

/** Returns the part of a description that is visible without expanding it. */
export function firstLinesOf(text: string): string {
  const start: string[] = [];
  for (const { segment } of segmentText(new Intl.Segmenter("en"), text.trim())) {
    if (start.push(segment) === FIRST_LINES) break;
  }
  return start.join("");
}

function firstPart(text: string, keywords: readonly KeywordFigure[], { locale }: Reading): ReportPart {
  const first = firstLinesOf(text);
  const [named] = coverKeywords(keywords, [{ label: LABEL, text: first }], locale).filter(
    ({ covered }) => covered,
  );
  const [sentence = ""] = first.split(/(?<=[.!?。！？])\s|\n/);
  const whole = sentence !== "" && countCharacters(sentence) < FIRST_LINES;
  const detail = [
    whole
      ? "The first sentence is fully visible."
      : `End the first sentence within ${FIRST_LINES} characters.`,
    keywords.length === 0
      ? "You don't track any keywords to look for."
      : named
        ? `The first lines include “${named.keyword}”.`
        : "The first lines include none of your keywords.",
  ].join(" ");
  const half = MAX.first / 2;
  return {
    key: "first",
    label: "First lines",
    points: (whole ? half : 0) + (named ? half : 0),
    // Without keywords, only the sentence is scored.
    max: keywords.length === 0 ? half : MAX.first,
    detail,
  };
}

/** Returns overused words with their share in percent, most frequent first. */
export function stuffedWords(
  text: string,
  { locale, stopWords }: Reading,
): { word: string; percent: number }[] {
  const words = wordsOf(text, locale);
  if (words.length < LEAST_WORDS) return [];
  const counts = new Map<string, number>();
  for (const word of words) {
    if (!stopWords.has(word) && word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, percent: Math.round((1000 * count) / words.length) / 10 }))
    .filter(({ percent }) => percent > TOO_OFTEN)
    .sort((a, b) => b.percent - a.percent);
}

function densityPart(text: string, reading: Reading): ReportPart {
  const [key, label, max] = ["density", "No overused words", MAX.density];
  if (wordsOf(text, reading.locale).length < LEAST_WORDS) {
    return { key, label, points: null, max, detail: `Needs at least ${LEAST_WORDS} words.` };
  }
  const stuffed = stuffedWords(text, reading);
  const detail =
    stuffed.length === 0
      ? `No word makes up more than ${TOO_OFTEN}% of the text.`
      : `Overused: ${stuffed.map(({ word, percent }) => `“${word}” ${percent}%`).join(", ")} (−5 points each).`;
  return { key, label, points: Math.max(0, max - 5 * stuffed.length), max, detail };
}

function readingPart(text: string, { locale }: Reading): ReportPart {
  const [key, label, max] = ["reading", "Readability", MAX.reading];
  const read = readabilityOf(text, locale);
  if (!read) return { key, label, points: 0, max, detail: "Write some text first." };
  const { flesch, wordsPerSentence } = read;
  const average = `${wordsPerSentence} words per sentence on average`;
  if (flesch === null) {
    const share = Math.min(1, Math.max(0, (30 - wordsPerSentence) / 15));
    return {
      key,
      label,
      points: Math.round(max * share),
      max,
      detail: `${average}; 15 or fewer earn full points.`,
    };
  }
  const share = Math.min(1, Math.max(0, (flesch - 20) / 40));
  const detail = `Flesch reading ease ${flesch} of 100 (60 earns full points), ${average}.`;
  return { key, label, points: Math.round(max * share), max, detail };
}

/** Returns the problems of a description. */
export function descriptionFindings(text: string, reading: Reading): ReportFinding[] {
  return [
    ...overLimit(LABEL, text, DESCRIPTION_LIMIT),
    ...stuffedWords(text, reading).map(({ word, percent }) => ({
      field: LABEL,
      severity: "warning" as const,
      message: `“${word}” makes up ${percent}% of the text. Use another word in some places.`,
    })),
  ];
}

/** Scores a description: length 20 points, first lines 20, tracked keywords 25, density 15, readability 20. */
export function descriptionReport(
  text: string,
  platform: ListingPlatform,
  keywords: readonly KeywordFigure[],
  reading: Reading,
): OptimizerReport {
  const covers = coverKeywords(keywords, [{ label: LABEL, text }], reading.locale);
  const coverage = coveragePart(covers, MAX.coverage);
  const parts = [
    lengthPart(LABEL, text, { limit: DESCRIPTION_LIMIT, max: MAX.length, target: ENOUGH }),
    firstPart(text, keywords, reading),
    platform === "ios"
      ? {
          ...coverage,
          detail: `${coverage.detail} The App Store does not search descriptions, but people read them.`,
        }
      : coverage,
    densityPart(text, reading),
    readingPart(text, reading),
  ];
  return reportOf(parts, covers, descriptionFindings(text, reading));
}
