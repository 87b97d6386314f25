import type { ExportBodySchema, z } from "@listwise/contracts";
import type { CsvValue } from "@listwise/contracts/csv";

export type Order = z.output<typeof ExportBodySchema>;
export type PartName = Order["dataTypes"][number];

/** One kind of data of an export: a table that is read as it is written. */
export interface Part {
  name: PartName;
  columns: readonly string[];
  /** Has long texts: reads better as paragraphs than as a table. */
  prose?: boolean;
  /** How many rows there are; they may have become others when they are read. */
  total: number;
  rows(limit: number): AsyncIterable<readonly CsvValue[]>;
}

/** A drawing or a list of addresses that goes into a zip beside the tables. */
export interface Attachment {
  name: string;
  read(): Promise<Buffer>;
}

/** What a file will hold. */
export interface Plan {
  order: Order;
  appName: string;
  appId: number;
  fileName: string;
  at: Date;
  parts: readonly Part[];
  screenshots: readonly Attachment[];
  /** Rows in all parts. */
  records: number;
  /** The plan of the user allows fewer than there are. */
  truncated: boolean;
}

/** Cuts parts, in their order, to so many rows in all; empty ones are left out. `seen` is told of every row. */
export function cut(parts: readonly Part[], most: number, seen: () => void = () => {}): Part[] {
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
