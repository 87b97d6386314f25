import { ExportDataTypeSchema, ExportFormatSchema, type DateRange } from "@listwise/contracts/exports";
import { getFormatName } from "@listwise/contracts/limits";
import { z } from "@listwise/contracts/zod";
import { DEFAULT_RANGE } from "../../../shared/trends/date-ranges";

export type Format = z.infer<typeof ExportFormatSchema>;
export type DataType = z.infer<typeof ExportDataTypeSchema>;

const typeLabels: Record<DataType, string> = {
  metadata: "Metadata",
  rankings: "Rankings",
  categoryRanks: "Category ranks",
  reviews: "Reviews",
  keywords: "Keywords",
  analytics: "Analytics",
};

export const formatOptions = ExportFormatSchema.options.map((value) => ({
  value,
  label: getFormatName(value),
}));
export const typeOptions = ExportDataTypeSchema.options.map((value) => ({ value, label: typeLabels[value] }));

export interface Choices {
  format: Format;
  dateRange: DateRange;
  dataTypes: readonly DataType[];
  includeScreenshots: boolean;
}

export const defaultChoices: Choices = {
  format: "csv",
  dateRange: DEFAULT_RANGE,
  dataTypes: ExportDataTypeSchema.options,
  includeScreenshots: true,
};

export function parseFormat(text: string): Format {
  const format = z.safeParse(ExportFormatSchema, text);
  return format.success ? format.data : defaultChoices.format;
}
