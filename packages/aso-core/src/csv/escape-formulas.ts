/**
 * Characters that start a formula: the ASCII ones, and the full-width and small forms of East Asian keyboards, which
 * spreadsheets accept too (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const SIGN = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
/** Blanks, control characters and invisible characters, which spreadsheets skip before a formula. */
const SKIPPED = "(?:(?![\\r\\n])[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}])*";
/** Line that could run as a formula, or that starts with apostrophes and could run without them. */
const FORMULA = `'*(?:${SKIPPED}${SIGN}|\\t)`;
/** Line starts, including the end of a leading empty line, which some spreadsheets skip. */
const START = `(?:^(?=${FORMULA}|'*\\r)|(?<=[\\r\\n])(?=${FORMULA}))`;

const UNMARKED = new RegExp(START, "gu");
const MARKED = new RegExp(`${START}'`, "gu");
const UNPRINTABLE = /(?![\t\r\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Returns the text with an apostrophe before each line that a spreadsheet could run as a formula. */
export function escapeFormulas(text: string): string {
  return text.replace(UNMARKED, "'");
}

/** Returns the text without the apostrophes added by {@link escapeFormulas}. */
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
