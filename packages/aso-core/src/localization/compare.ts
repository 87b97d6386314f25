import { STORES, type Platform } from "../stores";
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

/** Texts that a store shows; `null` or absent if a text is not public there. */
export type LiveTexts = Readonly<Partial<Record<FieldKey, string | null>>>;

/** Returns the texts of a listing, as the source of a store has them. */
export function getLiveTexts(
  platform: Platform,
  { name, subtitle, description }: Record<"name" | "subtitle" | "description", string | null>,
): LiveTexts {
  return { name, [STORES[platform].tagline]: subtitle, description };
}

const normalizeText = (text: string) => text.replace(/\r\n?/g, "\n").trim().normalize("NFC");

/** Returns a text that the store shows; `null` if it is not public. */
const getShown = (live: LiveTexts, key: FieldKey) => live[key] ?? null;

/** Compares a text with the live listing; `live` is `null` if the app is not available in the language's storefront. */
export function compareLive(key: FieldKey, draft: string | undefined, live: LiveTexts | null): LiveState {
  const filled = isFilled(draft);
  if (live === null) return filled ? "not-listed" : "empty";
  const shown = getShown(live, key);
  if (shown === null) return "not-public";
  if (!filled) return isFilled(shown) ? "live-only" : "empty";
  if (!isFilled(shown)) return "draft-only";
  return normalizeText(draft) === normalizeText(shown) ? "same" : "changed";
}

/** Texts that stores show. */
export const PUBLIC_FIELDS = ["name", "subtitle", "shortDescription", "description"] as const;

/** State of a language: `unknown` if its listing was not loaded. */
export type LocaleState = "live" | "changed" | "missing" | "unknown";

/**
 * Returns true if a storefront shows a translation of its own, and not the listing of the base language, which stores show
 * where there is no translation.
 */
export function isTranslated(live: LiveTexts, base: LiveTexts | null | undefined): boolean {
  return !base || PUBLIC_FIELDS.some((key) => getShown(live, key) !== null && live[key] !== base[key]);
}

/**
 * Compares a language with its listing: `missing` if the store has no texts in it, `live` if the store shows the same
 * texts. `base` is the listing of the base language, or `null` for the base language itself.
 */
export function computeLocaleState(
  texts: LocaleTexts | undefined,
  live: LiveTexts | null | undefined,
  base: LiveTexts | null | undefined,
): LocaleState {
  if (live === undefined) return "unknown";
  if (live === null || !isTranslated(live, base)) return "missing";
  const states = PUBLIC_FIELDS.map((key) => compareLive(key, texts?.[key], live));
  return states.some((state) => state === "changed" || state === "draft-only") ? "changed" : "live";
}

/** Text of an export next to the one that the store shows; `before` is `null` if the latter is unknown. */
export interface LiveDifference {
  locale: string;
  field: FieldKey;
  before: string | null;
  after: string;
}

/** Returns the texts that differ from the live listing or can't be compared with it. */
export function computeLiveDifferences(
  texts: ListingTexts,
  live: Readonly<Record<string, LiveTexts | null>>,
  base: LiveTexts | null | undefined,
  baseLocale: string,
): LiveDifference[] {
  return computeChanges({}, texts).flatMap(({ locale, field, after }): LiveDifference[] => {
    const shown = live[locale];
    const isOwn = shown && (locale === baseLocale || isTranslated(shown, base));
    const state = shown === undefined ? "not-public" : compareLive(field, after, isOwn ? shown : null);
    if (state === "same") return [];
    const before = state === "not-public" ? null : (isOwn && getShown(shown, field)) || "";
    return [{ locale, field, before, after }];
  });
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
