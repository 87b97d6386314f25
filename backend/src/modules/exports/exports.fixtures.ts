import type { ExportRecord, ExportTableName } from "@listwise/contracts/exports";
import { formatFileName } from "./file-name";
import { limitParts, type ExportRequest, type ExportPart, type ExportPlan } from "./export-plan";

/** Creates a part from rows with some of its columns; the others are empty. */
export function aPart<Name extends ExportTableName>(
  name: Name,
  rows: readonly Partial<ExportRecord<Name>>[],
): ExportPart {
  return {
    name,
    total: rows.length,
    async *rows(limit) {
      yield* rows.slice(0, limit);
    },
  };
}

export function aSummary(fields: Partial<ExportRecord<"summary">> = {}): ExportRecord<"summary"> {
  return {
    appName: "Radar",
    developer: "Cloud Works",
    appId: 7,
    storeId: "950000007",
    platform: "ios",
    country: "us",
    countryName: "United States",
    periodStart: "2026-04-06",
    periodEnd: "2026-05-05",
    sourceLabel: "Sample data",
    dataDate: "2026-05-05T06:00:00.000Z",
    exportedAt: "2026-05-05T10:20:30.456Z",
    timeZone: "UTC",
    truncated: false,
    keywordCount: 3,
    visibility: 34.2,
    averageRank: 2.5,
    rankedCount: 2,
    unrankedCount: 1,
    uncheckedCount: 0,
    top3: 1,
    top10: 2,
    top50: 2,
    ...fields,
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
    dataTypes: parts.flatMap(({ name }) => (name === "summary" ? [] : name)),
    includeScreenshots: true,
    country: "us",
  };
  return {
    order,
    appName: "Radar",
    appId: 7,
    fileName: formatFileName("Radar", 7, order, at),
    at,
    schemaUrl: "https://listwise.example/api/schemas/app-export-1.json",
    summary: aSummary(),
    parts: limitParts(parts, Infinity),
    screenshots: [],
    renderPdf: async () => new Uint8Array(),
    records: 0,
    truncated: false,
    ...fields,
  };
}
