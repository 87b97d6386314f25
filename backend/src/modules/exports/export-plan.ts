import type { ExportBodySchema } from "@listwise/contracts/exports";
import type { z } from "@listwise/contracts/zod";
import type { CsvValue } from "@listwise/aso-core/csv";

export type ExportRequest = z.output<typeof ExportBodySchema>;
export type ExportPartName = ExportRequest["dataTypes"][number];

/** One kind of exported data: a table whose rows are read lazily. */
export interface ExportPart {
  name: ExportPartName;
  columns: readonly string[];
  /** True for parts with long texts, which PDF renders as paragraphs instead of a table. */
  prose?: boolean;
  /** Number of rows when the plan was built; it may differ once they are read. */
  total: number;
  rows(limit: number): AsyncIterable<readonly CsvValue[]>;
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
  parts: readonly ExportPart[];
  screenshots: readonly Attachment[];
  /** Total number of rows. */
  records: number;
  /** True if the subscription plan's limit leaves out rows. */
  truncated: boolean;
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
