// A separate entry point, so that only pages that write CSV files include it.
export { escapeFormulas, stripControlChars, unescapeFormulas } from "./escape-formulas";
export { CSV_BOM, toCsv, toCsvRow, toSafeCell, type CsvValue } from "./write-csv";
