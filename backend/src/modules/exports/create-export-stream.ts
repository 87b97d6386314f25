import type { Readable } from "node:stream";
import { toCsv } from "./formats/csv";
import { toJson } from "./formats/json";
import { toPdf } from "./formats/pdf";
import { toXlsx } from "./formats/xlsx";
import { toZip } from "./formats/zip";
import type { ExportRequest, ExportPlan } from "./export-plan";

const FORMATS: Readonly<Record<ExportRequest["format"], (plan: ExportPlan) => Readable>> = {
  csv: toCsv,
  json: toJson,
  pdf: toPdf,
  excel: toXlsx,
  zip: toZip,
};

/** Returns the export as a stream. Destroying the stream also ends its database queries. */
export function createExportStream(plan: ExportPlan): Readable {
  return FORMATS[plan.order.format](plan);
}
