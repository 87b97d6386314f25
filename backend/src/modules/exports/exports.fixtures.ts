import type { CsvValue } from "@listwise/contracts/csv";
import { fileNameOf } from "./file-name";
import { cut, type Order, type Part, type Plan } from "./plan";

export function aPart(name: Part["name"], columns: string[], rows: readonly CsvValue[][]): Part {
  return {
    name,
    columns,
    total: rows.length,
    async *rows(limit) {
      yield* rows.slice(0, limit);
    },
  };
}

export function aPlan(format: Order["format"], parts: Part[], fields: Partial<Plan> = {}): Plan {
  const at = new Date("2026-05-05T10:20:30.456Z");
  const order: Order = {
    format,
    dateRange: "30days",
    dataTypes: parts.map(({ name }) => name),
    includeScreenshots: true,
    country: "us",
  };
  return {
    order,
    appName: "Radar",
    appId: 7,
    fileName: fileNameOf("Radar", 7, format, at),
    at,
    parts: cut(parts, Infinity),
    screenshots: [],
    records: 0,
    truncated: false,
    ...fields,
  };
}
