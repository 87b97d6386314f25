import { ExportFormatSchema } from "../exports/exports";

/** Allowed items of the limits that are lists, by feature; a misspelled item would silently grant nothing. */
export const LIST_CHOICES: Readonly<Record<string, readonly string[]>> = {
  export_formats: ExportFormatSchema.options,
  data_granularity: ["daily", "weekly", "monthly"],
};
