import type { CsvValue } from "@listwise/aso-core/csv";
import { formatFileName } from "./file-name";
import { limitParts, type ExportRequest, type ExportPart, type ExportPlan } from "./export-plan";

export function aPart(name: ExportPart["name"], columns: string[], rows: readonly CsvValue[][]): ExportPart {
  return {
    name,
    columns,
    total: rows.length,
    async *rows(limit) {
      yield* rows.slice(0, limit);
    },
  };
}

export function aPlan(
  format: ExportRequest["format"],
  parts: ExportPart[],
  fields: Partial<ExportPlan> = {},
): ExportPlan {
  const at = new Date("2026-05-05T10:20:30.456Z");
  const order: ExportRequest = {
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
    fileName: formatFileName("Radar", 7, format, at),
    at,
    parts: limitParts(parts, Infinity),
    screenshots: [],
    records: 0,
    truncated: false,
    ...fields,
  };
}
