import { escapeFormulas, stripControlChars } from "./escape-formulas";

/** A cell's value; `null` is an empty cell. */
export type CsvValue = string | number | boolean | null;

/** Tells spreadsheets that the file is UTF-8; it is the file's first character. */
export const CSV_BOM = "\uFEFF";

/** Returns the value as any spreadsheet may have it: text never runs as a formula, numbers stay numbers. */
export function toSafeCell(value: CsvValue): CsvValue {
  return typeof value === "string" ? escapeFormulas(stripControlChars(value)) : value;
}

function toField(value: CsvValue): string {
  const text = String(toSafeCell(value) ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one record of RFC 4180 with its line end. */
export function toCsvRow(values: readonly CsvValue[]): string {
  return `${values.map(toField).join(",")}\r\n`;
}

/** Returns a whole file: byte order mark, header, rows. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return CSV_BOM + [header, ...rows].map(toCsvRow).join("");
}
