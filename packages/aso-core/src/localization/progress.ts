import {
  FIELDS,
  getStoreFields,
  type Listing,
  type ListingPlatform,
  type ListingTexts,
  type LocaleTexts,
} from "./fields";
import { PRESET_PROGRESS } from "./locales";

/** Returns true if a text contains more than white space. */
export function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

/**
 * Returns the share of a language's written texts in percent, of those that the store has. Preset languages start at 33
 * until something in them is loaded or edited (`touched`).
 */
export function computeProgress(
  code: string,
  texts: LocaleTexts | undefined,
  touched: boolean,
  platform: ListingPlatform,
): number {
  const fields = getStoreFields(platform);
  const filled = fields.filter(({ key }) => isFilled(texts?.[key])).length;
  const preset = Object.hasOwn(PRESET_PROGRESS, code) ? PRESET_PROGRESS[code] : undefined;
  if (preset !== undefined && !touched && filled === 0) return preset;
  return Math.round((filled / fields.length) * 100);
}

/** Returns the texts without empty texts and empty languages. */
export function omitEmpty(texts: ListingTexts): ListingTexts {
  const kept = Object.entries(texts).flatMap(([code, own]) => {
    const filled = FIELDS.flatMap(({ key }) => {
      const text = own[key];
      return isFilled(text) ? [[key, text] as const] : [];
    });
    return filled.length > 0 ? [[code, Object.fromEntries(filled)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns the texts of a listing without machine translations that no one accepted, for use outside of the drafts. */
export function omitUnreviewed({ texts, unreviewed }: Pick<Listing, "texts" | "unreviewed">): ListingTexts {
  const entries = Object.entries(texts).map(([locale, own]) => {
    const waiting: readonly string[] = unreviewed[locale] ?? [];
    const accepted = Object.entries(own).filter(([field]) => !waiting.includes(field));
    return [locale, Object.fromEntries(accepted)] as const;
  });
  return Object.fromEntries(entries);
}
