import { Readable } from "node:stream";
import { CSV_BOM, toCsvRow } from "@listwise/aso-core/csv";
import { ZipFile } from "yazl";
import { describeTable, getCell, listTables, type ExportPart, type ExportPlan } from "../export-plan";
import { isArchive } from "../file-name";
import { createZipStream } from "./create-zip-stream";

/** Renders a table. */
export function partToCsv(part: ExportPart): Readable {
  const { columns } = describeTable(part);
  async function* lines(): AsyncGenerator<string> {
    yield CSV_BOM + toCsvRow(columns.map(({ header }) => header));
    for await (const row of part.rows(part.total)) {
      yield toCsvRow(columns.map((column) => getCell(column, row)));
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

/** Renders one chosen data type as a table, and several ones as an archive with a file for each table. */
export function toCsv(plan: ExportPlan): Readable {
  const { order, parts } = plan;
  if (!isArchive(order)) return partToCsv(parts[0] ?? createEmptyPart(order.dataTypes[0]));
  const entries = listTables(plan).map((part) => ({ path: `${part.name}.csv`, open: () => partToCsv(part) }));
  return createZipStream(new ZipFile(), entries);
}

function createEmptyPart(name: ExportPart["name"] = "summary"): ExportPart {
  return { name, total: 0, async *rows() {} };
}
