import { FIELDS, type FieldKey, type ListingTexts, type LocaleTexts } from "./fields";
import { isFilled } from "./progress";

/**
 * Result of comparing a text with the live listing. `not-public` texts can't be compared, because the store doesn't
 * show them.
 */
export type LiveState =
  | "same"
  | "changed"
  | "draft-only"
  | "live-only"
  | "not-public"
  | "not-listed"
  | "empty";

/** Texts that a store shows; `null` if a text is not public there. */
export type LiveTexts = Record<"name" | "subtitle" | "description", string | null>;

const normalizeText = (text: string) => text.replace(/\r\n?/g, "\n").trim().normalize("NFC");

/** Compares a text with the live listing; `live` is `null` if the app is not available in the language's storefront. */
export function compareLive(key: FieldKey, draft: string | undefined, live: LiveTexts | null): LiveState {
  const filled = isFilled(draft);
  if (live === null) return filled ? "not-listed" : "empty";
  const shown = key === "name" || key === "subtitle" || key === "description" ? live[key] : null;
  if (shown === null) return "not-public";
  if (!filled) return isFilled(shown) ? "live-only" : "empty";
  if (!isFilled(shown)) return "draft-only";
  return normalizeText(draft) === normalizeText(shown) ? "same" : "changed";
}

/** Text that differs between two states of a listing. */
export interface TextChange {
  locale: string;
  field: FieldKey;
  before: string;
  after: string;
}

const noTexts: LocaleTexts = {};

/** Returns the texts that differ, ordered by language and field. Absent and empty texts count as equal. */
export function computeChanges(before: ListingTexts, after: ListingTexts): TextChange[] {
  const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return locales.flatMap((locale) => {
    const [old, now] = [before[locale] ?? noTexts, after[locale] ?? noTexts];
    return FIELDS.flatMap(({ key: field }) => {
      const change = { locale, field, before: old[field] ?? "", after: now[field] ?? "" };
      return change.before === change.after ? [] : [change];
    });
  });
}
