import { segmentText } from "./segment-text";

const APOSTROPHES = /['’ʼ]/g;
const DIACRITICS = /[\u0300-\u036f]/g;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts without spaces between words, which need a dictionary for segmentation.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
// Texts that need no folding, as most keywords are.
const PLAIN = /^[\da-z ]*$/;
const MAX_WORD_LENGTH = 100;
// Created on first use: it is slow to build, and pages load this module for other texts.
let segmenter: Intl.Segmenter | undefined;

/** Replaces what PostgreSQL can't store or what isn't text: NUL characters and lone surrogates. */
export function replaceInvalidChars(text: string): string {
  return text.replaceAll("\u0000", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Returns the words of a text in order as the search compares them: in lower case, without accents. */
export function splitSearchWords(text: string): string[] {
  const spaced = PLAIN.test(text) ? text : foldText(text);
  return (spaced.match(WORDS) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Returns a text in lower case without accents and apostrophes, with spaces between all words. */
function foldText(text: string): string {
  const folded = replaceInvalidChars(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .normalize("NFD")
    .replace(DIACRITICS, "")
    .normalize("NFC");
  return folded.replace(UNSPACED, (run) => ` ${splitRun(run).join(" ")} `);
}

/** Returns the distinct words of {@link splitSearchWords}. */
export function extractSearchWords(text: string): string[] {
  return [...new Set(splitSearchWords(text))];
}

function splitRun(run: string): string[] {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  return [...segmentText(segmenter, run)].map(({ segment }) => segment);
}
