import { parseCsv, toCsv } from "../csv";
import { FIELDS, isFieldKey, type ListingTexts } from "./fields";
import { createImport, ImportError, type ImportResult } from "./import-result";
import { omitEmpty } from "./progress";

/** Returns the table of a listing: a header, and a row for each language with a column for each field. */
export function toListingRows(texts: ListingTexts): string[][] {
  const rows = Object.entries(omitEmpty(texts)).map(([code, own]) => [
    code,
    ...FIELDS.map((field) => own[field.key] ?? ""),
  ]);
  return [["locale", ...FIELDS.map((field) => field.key)], ...rows];
}

/** Returns a CSV file with the rows of {@link toListingRows}. */
export function toListingCsv(texts: ListingTexts): string {
  const [header = [], ...rows] = toListingRows(texts);
  return toCsv(header, rows);
}

/**
 * Parses a file written by {@link toListingCsv}. Empty cells are skipped.
 * @throws ImportError if the file has another format
 */
export async function parseListingCsv(csv: string): Promise<ImportResult> {
  const parsed = await parseCsv(csv);
  if (parsed.hasOpenQuote) {
    throw new ImportError("A quoted value is never closed. Check the quotation marks.");
  }
  return parseListingRows(parsed.rows);
}

const byLabel = new Map(FIELDS.map(({ label, key }) => [label.toLowerCase(), key]));

/**
 * Parses a table whose first row names the columns, by our names or the labels of the fields.
 * @throws ImportError if the table has another format
 */
export function parseListingRows(all: readonly (readonly string[])[]): ImportResult {
  const [header = [], ...rows] = all.filter((row) => row.some((cell) => cell !== ""));
  const place = header.findIndex((name) => /^(locale|language|code)$/i.test(name.trim()));
  if (place === -1) throw new ImportError("The first row has no column named locale. Add one.");
  const result = createImport();
  let found = 0;
  for (const row of rows) {
    const code = (row[place] ?? "").trim();
    row.forEach((value, column) => {
      const name = (header[column] ?? "").trim();
      if (column === place || value === "") return;
      const field = isFieldKey(name) ? name : byLabel.get(name.toLowerCase());
      if (field && result.add(code, field, value)) found += 1;
      else result.ignore(`${code}.${name}`);
    });
  }
  if (found === 0) throw new ImportError("No row has both a language and a text. Check the columns.");
  return result.done();
}
