import { parseCsv, toCsv } from "../csv";
import { FIELDS, isFieldKey, type ListingTexts } from "./fields";
import { createImport, ImportError, type ImportResult } from "./import-result";
import { omitEmpty } from "./progress";

/** Returns a CSV file with a row for each language and a column for each field. */
export function toListingCsv(texts: ListingTexts): string {
  const header = ["locale", ...FIELDS.map((field) => field.key)];
  const rows = Object.entries(omitEmpty(texts)).map(([code, own]) => [
    code,
    ...FIELDS.map((field) => own[field.key] ?? ""),
  ]);
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
  const [header = [], ...rows] = parsed.rows.filter((row) => row.some((cell) => cell !== ""));
  const place = header.findIndex((name) => /^(locale|language|code)$/i.test(name.trim()));
  if (place === -1) throw new ImportError("The first row has no column named locale. Add one.");
  const result = createImport();
  let found = 0;
  for (const row of rows) {
    const code = (row[place] ?? "").trim();
    row.forEach((value, column) => {
      const name = (header[column] ?? "").trim();
      if (column === place || value === "") return;
      if (isFieldKey(name) && result.add(code, name, value)) found += 1;
      else result.ignore(`${code}.${name}`);
    });
  }
  if (found === 0) throw new ImportError("No row has both a language and a text. Check the columns.");
  return result.done();
}
