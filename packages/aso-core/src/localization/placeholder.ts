import { getLocale } from "./locales";

/**
 * Returns the placeholder for a missing translation if no provider is configured: the original, marked with the
 * language.
 */
export function createPlaceholder(locale: string, original: string): string {
  return `[${locale}] ${original}`;
}

/** Returns true if a text is an untranslated placeholder of any language. */
export function isPlaceholder(text: string): boolean {
  const code = /^\[([A-Za-z-]{2,10})\] /.exec(text)?.[1];
  return code !== undefined && getLocale(code) !== undefined;
}
