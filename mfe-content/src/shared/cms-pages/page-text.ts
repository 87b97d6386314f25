import { computeReadingMinutes } from "@listwise/aso-core/text";
import type { ContentPage } from "@listwise/contracts/content";

const MINUTES_WITHOUT_TEXT = 5;

/** Returns an article's text without tags, markdown marks and link addresses. */
export function stripMarkup(content: string): string {
  return content
    .replace(/<[^<>]*>/g, " ")
    .replace(/\]\([^()\n]{0,2000}\)/g, "] ")
    .replace(/[#*_`>|~[\]]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the reading time of a page in minutes; 5 if it has no text. */
export function computePageMinutes({ wordCount }: Pick<ContentPage, "wordCount">): number {
  return wordCount === 0 ? MINUTES_WITHOUT_TEXT : computeReadingMinutes(wordCount);
}
