import { LONGEST_TEXT, type FieldKey, type ListingTexts, type LocaleTexts } from "./fields";
import { fromConnectCode, LOCALE_CODE, localeOf } from "./locales";

/** Bytes an imported file may have: all languages at many times their limits fit. */
export const LARGEST_IMPORT = 5_000_000;
/** Languages a listing may have, those that are not on offer among them. */
export const MOST_LOCALES = 80;

/** What a file held. */
export interface Imported {
  texts: ListingTexts;
  /** Languages that are not on offer: kept, and written again by an export. */
  unknownLocales: string[];
  /** What means nothing here and was left out, such as `en-US.marketingUrl`. */
  ignored: string[];
}

/** Thrown for a file that is not of the format; the message says what is wrong. */
export class ImportProblem extends Error {}

/** Collects what a file holds. Codes are checked before they become keys, so that no name reaches a prototype. */
export function createImport() {
  const texts = new Map<string, Map<FieldKey, string>>();
  const ignored: string[] = [];
  return {
    ignore(name: string): void {
      if (ignored.length < 100) ignored.push(name.slice(0, 100));
    },
    /** False for what cannot be the code of a language. */
    add(code: string, field: FieldKey, text: string): boolean {
      if (!LOCALE_CODE.test(code)) return false;
      if (text.length > LONGEST_TEXT) throw new ImportProblem(`A text of ${code} is too long.`);
      const locale = fromConnectCode(code);
      const own = texts.get(locale) ?? new Map<FieldKey, string>();
      if (!texts.has(locale) && texts.size >= MOST_LOCALES) throw new ImportProblem("Too many languages.");
      texts.set(locale, own.set(field, text));
      return true;
    },
    done(): Imported {
      const entries = [...texts].map(([code, own]): [string, LocaleTexts] => [code, Object.fromEntries(own)]);
      const unknownLocales = entries.flatMap(([code]) => (localeOf(code) ? [] : [code]));
      return { texts: Object.fromEntries(entries), unknownLocales, ignored };
    },
  };
}
