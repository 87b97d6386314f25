import { toCsv, unescapeFormulas } from "../csv";
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
 * Parses RFC 4180 cells; also accepts semicolons and tabs as separators, as spreadsheets in some countries write them.
 * @throws ImportError if a quotation mark is not closed
 */
export function parseCells(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, "");
  const separator = /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ",";
  const rows: string[][] = [];
  let [row, value, quoted, opened]: [string[], string, boolean, boolean] = [[], "", false, false];
  const endCell = () => {
    row.push(value);
    [value, opened] = ["", false];
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') [value, at] = [`${value}"`, at + 1];
    else if (quoted && sign === '"') quoted = false;
    else if (quoted) value += sign;
    else if (sign === '"' && value === "" && !opened) [quoted, opened] = [true, true];
    else if (sign === separator) endCell();
    else if (sign === "\n") endRow();
    else if (sign !== "\r" || text.charAt(at + 1) !== "\n") value += sign;
  }
  if (quoted) throw new ImportError("A quoted value is never closed. Check the quotation marks.");
  if (value !== "" || row.length > 0) endRow();
  return rows;
}

/**
 * Parses a file written by {@link toListingCsv}. Empty cells are skipped.
 * @throws ImportError if the file has another format
 */
export function parseListingCsv(csv: string): ImportResult {
  const [header = [], ...rows] = parseCells(csv);
  const place = header.findIndex((name) => /^(locale|language|code)$/i.test(name.trim()));
  if (place === -1) throw new ImportError("The first row has no column named locale. Add one.");
  const result = createImport();
  let found = 0;
  for (const row of rows) {
    const code = (row[place] ?? "").trim();
    row.forEach((value, column) => {
      const name = (header[column] ?? "").trim();
      if (column === place || value === "") return;
      if (isFieldKey(name) && result.add(code, name, unescapeFormulas(value))) found += 1;
      else result.ignore(`${code}.${name}`);
    });
  }
  if (found === 0) throw new ImportError("No row has both a language and a text. Check the columns.");
  return result.done();
}
