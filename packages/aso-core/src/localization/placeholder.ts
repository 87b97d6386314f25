/**
 * Returns the placeholder for a missing translation if no provider is configured: the original, marked with the
 * language.
 */
export function createPlaceholder(locale: string, original: string): string {
  return `[${locale}] ${original}`;
}

/** Returns true if a text is an untranslated placeholder. */
export function isPlaceholder(locale: string, text: string): boolean {
  return text.startsWith(`[${locale}] `);
}
