import { z } from "../zod";
import { ExportDataTypeSchema } from "./exports";
import type { ExportColumn } from "./table-types";
import { EXPORT_TABLES, type ExportRecord, type ExportTableName } from "./tables";

/** Version of the JSON export. A change that readers of the earlier version can't ignore needs a new one. */
export const EXPORT_FILE_VERSION = 1;

/** Path below `/api` of the JSON Schema of JSON exports. */
export const EXPORT_SCHEMA_PATH = `/schemas/app-export-${EXPORT_FILE_VERSION}.json`;

/** Contents of a JSON export: the summary, and the rows of each chosen data type that has any. */
export type ExportFile = {
  $schema: string;
  version: typeof EXPORT_FILE_VERSION;
} & ExportRecord<"summary"> & {
    [Name in Exclude<ExportTableName, "summary">]?: ExportRecord<Name>[];
  };

function buildValueSchema({ type, labels }: ExportColumn) {
  if (labels) return z.enum(Object.keys(labels));
  if (type === "boolean") return z.boolean();
  if (type === "id" || type === "integer") return z.number().check(z.int());
  if (type === "decimal" || type === "price") return z.number();
  if (type === "percent") return z.number().check(z.gte(0), z.lte(100));
  if (type === "date") return z.iso.date();
  return type === "dateTime" ? z.iso.datetime() : z.string();
}

function buildFields(name: ExportTableName) {
  const columns: Readonly<Record<string, ExportColumn>> = EXPORT_TABLES[name].columns;
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      z.nullable(buildValueSchema(column)).register(z.globalRegistry, { title: column.header }),
    ]),
  );
}

/** Builds the schema of {@link ExportFile}. Unknown keys are errors, because the file and its schema change together. */
export function buildExportFileSchema() {
  const tables = ExportDataTypeSchema.options.map((name) => [
    name,
    z.optional(
      z
        .array(z.strictObject(buildFields(name)))
        .register(z.globalRegistry, { title: EXPORT_TABLES[name].title }),
    ),
  ]);
  return z
    .strictObject({
      $schema: z.string(),
      version: z.literal(EXPORT_FILE_VERSION),
      ...buildFields("summary"),
      ...Object.fromEntries(tables),
    })
    .register(z.globalRegistry, {
      title: "Export of an app's data",
      description:
        "Times are UTC. null means unknown: a rank is null if it was never checked or if the app isn't in the top 200; rankText tells the difference.",
    });
}
