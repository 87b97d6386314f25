import { memoizeLazy } from "../format/memoize-lazy";
import type { CellValue, TableColumn } from "./column";

/** Sort column and direction. */
export interface Sort {
  key: string;
  direction: "asc" | "desc";
}

/** Ignores case and keeps accents apart. */
const collator = memoizeLazy(() => new Intl.Collator("en", { sensitivity: "accent" }));

/** Compares two known values: numbers by size, everything else as text. Negative if `left` comes first. */
export function compareValues(left: CellValue, right: CellValue): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return collator().compare(String(left), String(right));
}

/** Returns the sortable column with a key, or `undefined`. */
export function findSortColumn<Row>(
  columns: readonly TableColumn<Row>[],
  key: string,
): TableColumn<Row> | undefined {
  return columns.find((column) => column.key === key && column.sort !== false);
}

/** Returns the direction that a click on a header asks for: the column's first one, then the opposite of the present one. */
export function getNextDirection(
  present: Sort["direction"] | undefined,
  column: { sortDescFirst?: boolean | undefined } | undefined,
): Sort["direction"] {
  if (present) return present === "asc" ? "desc" : "asc";
  return column?.sortDescFirst ? "desc" : "asc";
}

/** Parses `rank` or `-rank`. Keys without a sortable column return the usual sort. */
export function parseSort<Row>(columns: readonly TableColumn<Row>[], text: string | null, usual: Sort): Sort {
  const key = text?.replace(/^-/, "") ?? "";
  if (!findSortColumn(columns, key)) return usual;
  return { key, direction: text?.startsWith("-") ? "desc" : "asc" };
}

/** Parses `-popularity,rank`: the first sort decides, the others order equal rows. Never empty. */
export function parseSorts<Row>(
  columns: readonly TableColumn<Row>[],
  text: string | null,
  usual: Sort,
): [Sort, ...Sort[]] {
  const keys = (text ?? "").split(",");
  const known = keys.filter(
    (key, index) =>
      findSortColumn(columns, key.replace(/^-/, "")) &&
      keys.findIndex((other) => other.replace(/^-/, "") === key.replace(/^-/, "")) === index,
  );
  const [first, ...rest] = known.map((key) => parseSort(columns, key, usual));
  return first ? [first, ...rest] : [usual];
}

/** Replaces the sorts by a new one, or with `additional` adds it at the end or turns it around at its place. */
export function mergeSort(sorts: readonly Sort[], sort: Sort, additional: boolean): readonly Sort[] {
  if (!additional) return [sort];
  return sorts.some(({ key }) => key === sort.key)
    ? sorts.map((one) => (one.key === sort.key ? sort : one))
    : [...sorts, sort];
}

/** Formats a sort as `rank` or `-rank`. */
export function formatSort({ key, direction }: Sort): string {
  return direction === "desc" ? `-${key}` : key;
}
