/** What stands in for a translation where no provider is configured: the original, marked with the language. */
export function placeholderFor(locale: string, original: string): string {
  return `[${locale}] ${original}`;
}

/** Whether a text still waits for its translation. */
export function isPlaceholder(locale: string, text: string): boolean {
  return text.startsWith(`[${locale}] `);
}
