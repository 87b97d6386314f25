import { FIELDS, type FieldKey, type ListingTexts, type LocaleTexts } from "./fields";
import { isFilled } from "./progress";

/** How a written text stands to the one that is live. `not-public` cannot be compared: the store does not show it. */
export type LiveState =
  "same" | "changed" | "draft-only" | "live-only" | "not-public" | "not-listed" | "empty";

/** What a store shows of a listing; `null` is not public there. */
export type LiveTexts = Record<"name" | "subtitle" | "description", string | null>;

const comparable = (text: string) => text.replace(/\r\n?/g, "\n").trim().normalize("NFC");

/** A text against what is live; `live` is `null` where the app is not sold in that language's storefront. */
export function compareLive(key: FieldKey, draft: string | undefined, live: LiveTexts | null): LiveState {
  const filled = isFilled(draft);
  if (live === null) return filled ? "not-listed" : "empty";
  const shown = key === "name" || key === "subtitle" || key === "description" ? live[key] : null;
  if (shown === null) return "not-public";
  if (!filled) return isFilled(shown) ? "live-only" : "empty";
  if (!isFilled(shown)) return "draft-only";
  return comparable(draft) === comparable(shown) ? "same" : "changed";
}

/** A text that differs between two states of a listing. */
export interface TextChange {
  locale: string;
  field: FieldKey;
  before: string;
  after: string;
}

const noTexts: LocaleTexts = {};

/** The texts that differ, by language and field. An absent text and an empty one are the same. */
export function changesBetween(before: ListingTexts, after: ListingTexts): TextChange[] {
  const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return locales.flatMap((locale) => {
    const [old, now] = [before[locale] ?? noTexts, after[locale] ?? noTexts];
    return FIELDS.flatMap(({ key: field }) => {
      const change = { locale, field, before: old[field] ?? "", after: now[field] ?? "" };
      return change.before === change.after ? [] : [change];
    });
  });
}
