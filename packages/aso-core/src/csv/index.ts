// A separate entry point, so that only pages with CSV files include it.
export { escapeFormulas, stripControlChars, unescapeFormulas } from "./escape-formulas";
export { parseCsv, type ParsedCsv } from "./parse-csv";
export { CSV_BOM, toCsv, toCsvRow, type CsvValue } from "./write-csv";
