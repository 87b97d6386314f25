/** What a table holds; what is unknown is `null` and stays an empty cell. */
export type Cell = string | number | boolean | null;

// Programs for tables skip blanks before they look for a formula, and take the wide signs of East Asian keyboards too.
const FORMULA = /^[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Text as a table program may have it: never a formula, and without the signs that none can show. */
export function neutral(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  const text = printable(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Without what no document format allows: control characters but tab and line ends, halves of characters. */
export function printable(text: string): string {
  return text.replace(/(?![\t\r\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
}
