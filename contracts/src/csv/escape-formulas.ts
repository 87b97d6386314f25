/**
 * Signs that begin a formula: the ASCII ones, and the full-width and small forms of East Asian keyboards, which
 * spreadsheets accept as well (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const SIGN = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
/** Blanks, control characters and invisible characters, which spreadsheets skip before they look for a formula. */
const SKIPPED = "(?:(?![\\r\\n])[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}])*";
/** A line that could run as a formula, or that begins with marks and could run without them. */
const FORMULA = `'*(?:${SKIPPED}${SIGN}|\\t)`;
/** A text may begin with an empty line, which some spreadsheets skip. */
const START = `(?:^(?=${FORMULA}|'*\\r)|(?<=[\\r\\n])(?=${FORMULA}))`;

const UNMARKED = new RegExp(START, "gu");
const MARKED = new RegExp(`${START}'`, "gu");
const UNPRINTABLE = /(?![\t\r\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Returns the text with an apostrophe before each line that a spreadsheet could run as a formula. */
export function escapeFormulas(text: string): string {
  return text.replace(UNMARKED, "'");
}

/** Returns the text without the apostrophes that {@link escapeFormulas} has added. */
export function unescapeFormulas(text: string): string {
  return text.replace(MARKED, "");
}

/** Returns the text without what no document format allows: control characters except tab and line breaks, lone surrogates. */
export function stripControlChars(text: string): string {
  return text.replace(UNPRINTABLE, "");
}
