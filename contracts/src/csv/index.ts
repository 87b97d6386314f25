// An entry point of its own, so that only pages that write CSV files carry it.
export { escapeFormulas, stripControlChars, unescapeFormulas } from "./escape-formulas";
export { CSV_BOM, toCsv, toCsvRow, toSafeCell, type CsvValue } from "./write-csv";
