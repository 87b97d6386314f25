import { unescapeFormulas } from "./escape-formulas";

/** Rows of a CSV file. */
export interface ParsedCsv {
  /** Cells by row, including empty rows, so that an index tells the line in a file without line breaks in cells. */
  rows: string[][];
  /** True if a quotation mark is never closed, which makes the rest of the file one cell. */
  hasOpenQuote: boolean;
}

/**
 * Parses a CSV file, also with semicolons, tabs or pipes as separators, as spreadsheets in some countries write them.
 * Cells lose the apostrophe that the writer adds before formulas.
 */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  // Loaded on use: pages that only write files don't need it.
  const { default: Papa } = await import("papaparse");
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: findSeparator });
  return {
    rows: data.map((row) => row.map(unescapeFormulas)),
    hasOpenQuote: errors.some(({ code }) => code === "MissingQuotes"),
  };
}

/** Returns the first separator in the header. A count over all rows would take the commas of keyword fields for one. */
function findSeparator(text: string): string {
  return /^[^\r\n]*?([,;\t|])/.exec(text)?.[1] ?? ",";
}
