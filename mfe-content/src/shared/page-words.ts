import type { ContentPage } from "@listwise/contracts";
import { readingMinutes } from "./reading-time";

const MINUTES_WITHOUT_TEXT = 5;
/** Beyond this many characters, an estimate is as good. */
const COUNTED = 200_000;

/** The words of an article, without tags, marks and addresses. */
export function plainWords(content: string): string {
  return content
    .slice(0, COUNTED)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\]\([^()\n]{0,2000}\)/g, "] ")
    .replace(/[#*_`>|~[\]]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reading time of a page; five minutes when there is no text. */
export function pageMinutes({ content }: Pick<ContentPage, "content">): number {
  const text = plainWords(content);
  if (text === "") return MINUTES_WITHOUT_TEXT;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return readingMinutes(words * Math.max(1, content.length / COUNTED));
}
