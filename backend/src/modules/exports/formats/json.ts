import { Readable } from "node:stream";
import { EXPORT_FILE_VERSION, type ExportFile } from "@listwise/contracts/exports";
import { describeTable, type ExportPart, type ExportPlan } from "../export-plan";

async function* formatRecords(part: ExportPart): AsyncGenerator<string> {
  const keys = describeTable(part).columns.map(({ key }) => key);
  for await (const row of part.rows(part.total)) {
    yield JSON.stringify(Object.fromEntries(keys.map((key) => [key, row[key] ?? null])));
  }
}

/** Renders an {@link ExportFile}: the summary's fields and a list of records for each table. */
export function toJson({ schemaUrl, summary, parts }: ExportPlan): Readable {
  async function* chunks(): AsyncGenerator<string> {
    const head: ExportFile = { $schema: schemaUrl, version: EXPORT_FILE_VERSION, ...summary };
    yield JSON.stringify(head).slice(0, -1);
    for (const part of parts) {
      yield `,\n${JSON.stringify(part.name)}:[`;
      let separator = "\n";
      for await (const record of formatRecords(part)) {
        yield separator + record;
        separator = ",\n";
      }
      yield "]";
    }
    yield "}\n";
  }
  return Readable.from(chunks(), { objectMode: false });
}
