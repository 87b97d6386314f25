import { isPlaceholder, type ListingTexts, type LocaleTexts } from "../localization";

/** Longest line of a description that is offered as a caption; chosen by us, about two lines of a screenshot. */
const MAX_LINE_LENGTH = 80;

/** A listing text that can be a caption: a field, or a short line of the description by its number from 0. */
export type CaptionSource = "name" | "subtitle" | "shortDescription" | `line-${number}`;

/** A text of the base language, offered as a caption. */
export interface CaptionOffer {
  source: CaptionSource;
  text: string;
}

const FIELDS = ["name", "subtitle", "shortDescription"] as const;
const BULLET = /^[\s•·▪●✓✔★*–—-]+/u;

function splitDescription({ description = "" }: LocaleTexts): string[] {
  return description
    .split("\n")
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "");
}

/** Lists the texts of a language that are short enough for a caption, without empty ones. */
export function listCaptionOffers(texts: LocaleTexts): CaptionOffer[] {
  const fields = FIELDS.map((source) => ({ source, text: (texts[source] ?? "").trim() }));
  const lines = splitDescription(texts).map((text, index) => ({ source: `line-${index}` as const, text }));
  return [...fields, ...lines].filter(({ text }) => text !== "" && text.length <= MAX_LINE_LENGTH);
}

/**
 * Returns the text of a language for a source, or `null` if it isn't written, isn't translated or is too long for a caption.
 * A line of a description is only the same line if both descriptions have as many.
 */
export function getCaptionText(
  texts: ListingTexts,
  { source, locale, base }: { source: CaptionSource; locale: string; base: string },
): string | null {
  const [own = {}, original = {}] = [texts[locale], texts[base]];
  if (source.startsWith("line-") && splitDescription(own).length !== splitDescription(original).length) {
    return null;
  }
  const text = listCaptionOffers(own).find((offer) => offer.source === source)?.text ?? null;
  return text !== null && isPlaceholder(text) ? null : text;
}
