/**
 * Characters that start a formula: the ASCII ones, and the full-width and small forms of East Asian keyboards, which
 * spreadsheets accept too (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const SIGN = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
/** Blanks, line breaks, control characters and invisible characters, which spreadsheets skip before a formula. */
const SKIPPED = "[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}]*";
/** Start of a cell that could run as a formula, or that starts with apostrophes and could run without them. */
const START = `^(?='*(?:${SKIPPED}${SIGN}|[\\t\\r]))`;

const UNMARKED = new RegExp(START, "u");
const MARKED = new RegExp(`${START}'`, "u");
const UNPRINTABLE = /(?![\t\r\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Returns the text of a cell with an apostrophe before it if a spreadsheet could run it as a formula. */
export function escapeFormulas(text: string): string {
  return text.replace(UNMARKED, "'");
}

/** Returns the text without the apostrophe added by {@link escapeFormulas}. */
export function unescapeFormulas(text: string): string {
  return text.replace(MARKED, "");
}

/**
 * Returns the text without characters that no document format allows: control characters except tab and line breaks,
 * lone surrogates.
 */
export function stripControlChars(text: string): string {
  return text.replace(UNPRINTABLE, "");
}
