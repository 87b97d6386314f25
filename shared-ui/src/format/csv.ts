import { downloadFile } from "./download-file";

/** What a cell may hold; null is an empty one. */
export type CsvValue = string | number | boolean | null;

const FORMULA = /^[=+\-@\t\r]/;

function cell(value: CsvValue): string {
  if (value === null) return "";
  // A spreadsheet would run a text that begins like a formula; figures of ours stay figures.
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180 with a byte order mark, so that spreadsheets read the letters right. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Hands the browser a file to save: `users` becomes `users-2026-03-04.csv` (day in UTC). */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, "csv", new Blob([csv], { type: "text/csv;charset=utf-8" }));
}
