import { Readable, type Duplex } from "node:stream";
import { stringify } from "csv-stringify";
import { neutral, type Cell } from "../cell";
import type { Part, Plan } from "../plan";

// What tells Excel that the file is UTF-8.
const BOM = "\ufeff";

/** One table of the whole export: the first column names the part, the others are those of all parts. */
export function toCsv({ parts }: Plan): Readable {
  const columns = [...new Set(parts.flatMap((part) => part.columns))];
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const part of parts) {
      const places = columns.map((column) => part.columns.indexOf(column));
      for await (const row of part.rows(part.total)) {
        yield [part.name, ...places.map((place) => row[place] ?? null)];
      }
    }
  }
  return table(["data", ...columns], rows());
}

/** One part as a table of its own. */
export function partToCsv(part: Part): Readable {
  return table(part.columns, part.rows(part.total));
}

function table(columns: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable {
  async function* lines(): AsyncGenerator<readonly Cell[]> {
    yield columns;
    for await (const row of rows) yield row.map(neutral);
  }
  const text = stringify({ record_delimiter: "windows", cast: { boolean: String }, bom: false });
  text.push(BOM);
  return piped(Readable.from(lines()), text);
}

/** A stream through another: an end of either, good or bad, is that of both. */
export function piped(from: Readable, through: Duplex): Readable {
  from.on("error", (error) => through.destroy(error));
  through.on("close", () => from.destroy());
  return from.pipe(through);
}
