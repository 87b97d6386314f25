import { Readable } from "node:stream";
import type { ExportPart, ExportPlan } from "../export-plan";

function formatRecord(part: ExportPart, row: readonly unknown[]): string {
  return JSON.stringify(Object.fromEntries(part.columns.map((column, index) => [column, row[index]])));
}

export function toJson({ appId, appName, at, order, truncated, parts }: ExportPlan): Readable {
  async function* chunks(): AsyncGenerator<string> {
    const head = { appId, appName, country: order.country, exportedAt: at.toISOString(), truncated };
    yield JSON.stringify(head).slice(0, -1);
    for (const part of parts) {
      yield `,\n${JSON.stringify(part.name)}:[`;
      let separator = "\n";
      for await (const row of part.rows(part.total)) {
        yield separator + formatRecord(part, row);
        separator = ",\n";
      }
      yield "]";
    }
    yield "}\n";
  }
  return Readable.from(chunks(), { objectMode: false });
}
