import { MAX_TEXT_LENGTH, type FieldKey, type ListingTexts, type LocaleTexts } from "./fields";
import { fromStoreCode, LOCALE_CODE, getLocale } from "./locales";

/** Maximum size of an imported file in bytes: fits all languages at many times their limits. */
export const MAX_IMPORT_BYTES = 5_000_000;
/** Maximum number of languages of a listing, including unsupported ones. */
export const MAX_LOCALES = 80;

/** Content of an imported file. */
export interface ImportResult {
  texts: ListingTexts;
  /** Unsupported languages; they are preserved and included in exports. */
  unknownLocales: string[];
  /** Ignored entries, such as `en-US.marketingUrl`. */
  ignored: string[];
}

/** Thrown for a file with an invalid format; the message explains the problem. */
export class ImportError extends Error {}

/**
 * Creates a collector for imported texts. Language codes are validated before use as keys, which prevents prototype
 * pollution.
 */
export function createImport() {
  const texts = new Map<string, Map<FieldKey, string>>();
  const ignored: string[] = [];
  return {
    ignore(name: string): void {
      if (ignored.length < 100) ignored.push(name.slice(0, 100));
    },
    /**
     * Adds a text; returns false if the code can't be a language code.
     * @throws ImportError if the text or the number of languages exceeds its limit
     */
    add(code: string, field: FieldKey, text: string): boolean {
      if (!LOCALE_CODE.test(code)) return false;
      if (text.length > MAX_TEXT_LENGTH)
        throw new ImportError(`A text in ${code} is too long. Use at most 20,000 characters.`);
      const locale = fromStoreCode(code);
      const own = texts.get(locale) ?? new Map<FieldKey, string>();
      if (!texts.has(locale) && texts.size >= MAX_LOCALES)
        throw new ImportError(`The file has more than ${MAX_LOCALES} languages. Remove some.`);
      texts.set(locale, own.set(field, text));
      return true;
    },
    done(): ImportResult {
      const entries = [...texts].map(([code, own]): [string, LocaleTexts] => [code, Object.fromEntries(own)]);
      const unknownLocales = entries.flatMap(([code]) => (getLocale(code) ? [] : [code]));
      return { texts: Object.fromEntries(entries), unknownLocales, ignored };
    },
  };
}
