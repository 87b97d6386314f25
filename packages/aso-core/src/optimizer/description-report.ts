import { countCharacters } from "../localization/count-characters";
import type { ListingPlatform } from "../localization/fields";
import { splitWords } from "../localization/split-words";
import { isSearched, STORES } from "../stores";
import { capitalize } from "../text/capitalize";
import { formatCount } from "../text/format-count";
import { segmentText } from "../text/segment-text";
import { computeKeywordCoverage } from "./coverage";
import { scoreCoverage, scoreLength, checkLimit, checkTerms, buildReport } from "./parts";
import { computeReadability } from "./readability";
import type { KeywordFigure, OptimizerReport, TextLanguage, ReportFinding, ReportPart } from "./types";

/** Maximum characters of a description in both stores. */
export const DESCRIPTION_LIMIT = 4000;
const TARGET_LENGTH = 1500;
/** Approximate number of characters that a store shows before "more". */
export const FIRST_LINES_LENGTH = 170;
/** Share of all words in percent above which a word is overused; chosen by us. */
export const OVERUSED_PERCENT = 4;
const MIN_WORDS = 50;

const MAX_POINTS = { length: 20, first: 20, coverage: 25, density: 15, reading: 20 };
const LABEL = "Description";

/** Returns the part of a description that is visible without expanding it. */
export function getFirstLines(text: string): string {
  const start: string[] = [];
  for (const { segment } of segmentText(new Intl.Segmenter("en"), text.trim())) {
    if (start.push(segment) === FIRST_LINES_LENGTH) break;
  }
  return start.join("");
}

function scoreFirstLines(
  text: string,
  keywords: readonly KeywordFigure[],
  reading: TextLanguage,
): ReportPart {
  const first = getFirstLines(text);
  const [named] = computeKeywordCoverage(keywords, [{ label: LABEL, text: first }], reading).filter(
    ({ covered }) => covered,
  );
  const [sentence = ""] = first.split(/(?<=[.!?。！？])\s|\n/);
  const whole = sentence !== "" && countCharacters(sentence) < FIRST_LINES_LENGTH;
  const detail = [
    whole
      ? "The first sentence is fully visible."
      : `End the first sentence within ${FIRST_LINES_LENGTH} characters.`,
    keywords.length === 0
      ? "You don't track any keywords to look for."
      : named
        ? `The first lines include “${named.keyword}”.`
        : "The first lines include none of your keywords.",
  ].join(" ");
  const half = MAX_POINTS.first / 2;
  return {
    key: "first",
    label: "First lines",
    points: (whole ? half : 0) + (named ? half : 0),
    // Without keywords, only the sentence is scored.
    max: keywords.length === 0 ? half : MAX_POINTS.first,
    detail,
  };
}

/** Returns overused words with their share in percent, most frequent first. */
export function getOverusedWords(
  text: string,
  { locale, stopWords }: TextLanguage,
): { word: string; percent: number }[] {
  const words = splitWords(text, locale);
  if (words.length < MIN_WORDS) return [];
  const counts = new Map<string, number>();
  for (const word of words) {
    if (!stopWords.has(word) && word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, percent: Math.round((1000 * count) / words.length) / 10 }))
    .filter(({ percent }) => percent > OVERUSED_PERCENT)
    .sort((a, b) => b.percent - a.percent);
}

function scoreDensity(text: string, reading: TextLanguage): ReportPart {
  const [key, label, max] = ["density", "No overused words", MAX_POINTS.density];
  if (splitWords(text, reading.locale).length < MIN_WORDS) {
    return { key, label, points: null, max, detail: `Needs at least ${MIN_WORDS} words.` };
  }
  const stuffed = getOverusedWords(text, reading);
  const detail =
    stuffed.length === 0
      ? `No word makes up more than ${OVERUSED_PERCENT}% of the text.`
      : `Overused: ${stuffed.map(({ word, percent }) => `“${word}” ${percent}%`).join(", ")} (−5 points each).`;
  return { key, label, points: Math.max(0, max - 5 * stuffed.length), max, detail };
}

function scoreReadability(text: string, { locale }: TextLanguage): ReportPart {
  const [key, label, max] = ["reading", "Readability", MAX_POINTS.reading];
  const read = computeReadability(text, locale);
  if (!read) return { key, label, points: 0, max, detail: "Write some text first." };
  const { flesch, wordsPerSentence } = read;
  const average = `${formatCount(wordsPerSentence, "word")} per sentence on average`;
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
export function lintDescription(
  text: string,
  platform: ListingPlatform,
  reading: TextLanguage,
): ReportFinding[] {
  return [
    ...checkLimit(LABEL, text, DESCRIPTION_LIMIT),
    ...checkTerms({ field: "description", label: LABEL, platform }, text),
    ...getOverusedWords(text, reading).map(({ word, percent }) => ({
      field: LABEL,
      severity: "warning" as const,
      message: `“${word}” makes up ${percent}% of the text. Use another word in some places.`,
      words: [word],
    })),
  ];
}

/** Scores a description: length 20 points, first lines 20, tracked keywords 25, density 15, readability 20. */
export function buildDescriptionReport(
  text: string,
  platform: ListingPlatform,
  keywords: readonly KeywordFigure[],
  reading: TextLanguage,
): OptimizerReport {
  const covers = computeKeywordCoverage(keywords, [{ label: LABEL, text }], reading);
  const coverage = scoreCoverage(covers, MAX_POINTS.coverage);
  const parts = [
    scoreLength(LABEL, text, { limit: DESCRIPTION_LIMIT, max: MAX_POINTS.length, target: TARGET_LENGTH }),
    scoreFirstLines(text, keywords, reading),
    isSearched(platform, "description")
      ? coverage
      : {
          ...coverage,
          detail: `${coverage.detail} ${capitalize(STORES[platform].inSentence)} does not search descriptions, but people read them.`,
        },
    scoreDensity(text, reading),
    scoreReadability(text, reading),
  ];
  return buildReport(parts, covers, lintDescription(text, platform, reading));
}
