import { Readable } from "node:stream";
import { CSV_BOM, toCsvRow, type CsvValue } from "@listwise/aso-core/csv";
import type { ExportPart, ExportPlan } from "../export-plan";

/** Renders the whole export as one table. The first column names the part; the others are the union of all columns. */
export function toCsv({ parts }: ExportPlan): Readable {
  const columns = [...new Set(parts.flatMap((part) => part.columns))];
  async function* rows(): AsyncGenerator<readonly CsvValue[]> {
    for (const part of parts) {
      const places = columns.map((column) => part.columns.indexOf(column));
      for await (const row of part.rows(part.total)) {
        yield [part.name, ...places.map((place) => row[place] ?? null)];
      }
    }
  }
  return table(["data", ...columns], rows());
}

/** Renders a single part as a table. */
export function partToCsv(part: ExportPart): Readable {
  return table(part.columns, part.rows(part.total));
}

function table(columns: readonly string[], rows: AsyncIterable<readonly CsvValue[]>): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield CSV_BOM + toCsvRow(columns);
    for await (const row of rows) yield toCsvRow(row);
  }
  return Readable.from(lines(), { objectMode: false });
}
