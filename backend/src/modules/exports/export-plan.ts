import type { CsvValue } from "@listwise/aso-core/csv";
import {
  EXPORT_TABLES,
  type ExportBodySchema,
  type ExportColumn,
  type ExportRecord,
  type ExportTable,
  type ExportTableName,
} from "@listwise/contracts/exports";
import type { z } from "@listwise/contracts/zod";

export type ExportRequest = z.output<typeof ExportBodySchema>;
export type ExportPartName = ExportRequest["dataTypes"][number];

/** Row of a table by column key. */
type ExportRow = Readonly<Record<string, CsvValue | undefined>>;

/** A table of the export whose rows are read lazily. */
export interface ExportPart {
  name: ExportTableName;
  /** Words for columns that have others in the app's store, by key. */
  headers?: Readonly<Record<string, string>>;
  /** Number of rows when the plan was built; it may differ once they are read. */
  total: number;
  rows(limit: number): AsyncIterable<ExportRow>;
}

/** An image or a list of URLs that a zip contains in addition to the tables. */
export interface Attachment {
  name: string;
  read(): Promise<Buffer>;
}

/** The contents of an export file. */
export interface ExportPlan {
  order: ExportRequest;
  appName: string;
  appId: number;
  fileName: string;
  at: Date;
  /** Public URL of the JSON Schema of JSON exports. */
  schemaUrl: string;
  summary: ExportRecord<"summary">;
  parts: readonly ExportPart[];
  screenshots: readonly Attachment[];
  /** Renders the report that a PDF export is; other formats contain the parts. */
  renderPdf: () => Promise<Uint8Array>;
  /** Total number of rows without the summary. */
  records: number;
  /** True if the subscription plan's limit leaves out rows. */
  truncated: boolean;
}

/** Creates a table; the compiler checks that each row has a value for each column. */
export function createPart<Name extends ExportTableName>(
  name: Name,
  total: number,
  rows: (limit: number) => AsyncIterable<ExportRecord<Name>>,
): ExportPart {
  return { name, total, rows };
}

/** Creates a table with a single row. */
export function createRecord<Name extends ExportTableName>(
  name: Name,
  record: ExportRecord<Name>,
): ExportPart {
  return createPart(name, 1, async function* () {
    yield record;
  });
}

/** Returns the summary and the parts. */
export function listTables({ summary, parts }: ExportPlan): ExportPart[] {
  return [createRecord("summary", summary), ...parts];
}

/** Column with its key. */
export type KeyedColumn = ExportColumn & { key: string };

const KEYED_COLUMNS = new Map(
  Object.entries(EXPORT_TABLES).map(([name, { columns }]): [string, KeyedColumn[]] => [
    name,
    Object.entries<ExportColumn>(columns).map(([key, column]) => ({ key, ...column })),
  ]),
);

/** Returns the title, the layout and the columns of a table, in order. */
export function describeTable({ name, headers = {} }: Pick<ExportPart, "name" | "headers">): Pick<
  ExportTable,
  "title" | "layout"
> & {
  columns: readonly KeyedColumn[];
} {
  const { title, layout } = EXPORT_TABLES[name];
  const columns = KEYED_COLUMNS.get(name) ?? [];
  return {
    title,
    layout,
    columns: columns.map((column) => ({ ...column, header: headers[column.key] ?? column.header })),
  };
}

/** Returns the value of a cell as people read it: with the words of its column, and "yes" or "no". */
export function getCell({ key, type, labels }: KeyedColumn, row: ExportRow): CsvValue {
  const value = row[key] ?? null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string") return value;
  return type === "country" ? value.toUpperCase() : (labels?.[value] ?? value);
}

/** Limits parts, in their order, to `most` rows in total and omits empty ones. `seen` is called for every row read. */
export function limitParts(
  parts: readonly ExportPart[],
  most: number,
  seen: () => void = () => {},
): ExportPart[] {
  let left = most;
  return parts.flatMap((part) => {
    const total = Math.min(part.total, left);
    left -= total;
    if (total === 0) return [];
    const rows = async function* () {
      for await (const row of part.rows(total)) {
        seen();
        yield row;
      }
    };
    return [{ ...part, total, rows }];
  });
}

const READING_ORDER = Object.keys(EXPORT_TABLES);

/** Sorts parts in the order of a reader. */
export function sortParts(parts: readonly ExportPart[]): ExportPart[] {
  return parts.toSorted((a, b) => READING_ORDER.indexOf(a.name) - READING_ORDER.indexOf(b.name));
}
