import { parseCsv } from "@listwise/aso-core/csv";

/** Returns the rows of a CSV file by the names of their columns. */
export async function readRows(content: Blob): Promise<Record<string, string>[]> {
  const { rows, hasOpenQuote } = await parseCsv((await content.text()).replace(/^\uFEFF/, ""));
  expect(hasOpenQuote).toBe(false);
  const [header = [], ...body] = rows;
  expect(new Set(header).size).toBe(header.length);
  expect(body.length).toBeGreaterThan(0);
  return body.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])));
}

/** Checks that a cell is empty or a number in a range. */
export function checkNumber(cell: string | undefined, [least, most]: readonly [number, number]): void {
  if (cell === "") return;
  expect(Number(cell)).toBeGreaterThanOrEqual(least);
  expect(Number(cell)).toBeLessThanOrEqual(most);
}
