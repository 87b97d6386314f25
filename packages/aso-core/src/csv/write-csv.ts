import { escapeFormulas, stripControlChars } from "./escape-formulas";

/** Cell value; `null` is an empty cell. */
export type CsvValue = string | number | boolean | null;

/** Byte order mark at the start of the file; tells spreadsheets that it is UTF-8. */
export const CSV_BOM = "\uFEFF";

/** Returns a value that is safe in any spreadsheet: text never runs as a formula, numbers stay numbers. */
function toSafeCell(value: CsvValue): CsvValue {
  return typeof value === "string" ? escapeFormulas(stripControlChars(value)) : value;
}

function toField(value: CsvValue): string {
  const text = String(toSafeCell(value) ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one RFC 4180 record including its line end. */
export function toCsvRow(values: readonly CsvValue[]): string {
  return `${values.map(toField).join(",")}\r\n`;
}

/** Returns a complete file: byte order mark, header and rows. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return CSV_BOM + [header, ...rows].map(toCsvRow).join("");
}
