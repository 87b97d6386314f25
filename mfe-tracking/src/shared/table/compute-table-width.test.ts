import type { Column } from "@listwise/shared-ui/table";
import { computeTableWidthRem, findOverflowingColumns } from "./compute-table-width";

interface Named {
  name: string;
}

const columns: Column<Named>[] = [
  { key: "name", header: "Name", value: ({ name }) => name },
  { key: "rank", header: "Rank", width: "6rem", value: () => 1 },
  { key: "best", header: "Best", width: "4rem", value: () => 1 },
  { key: "top", header: "Top", width: "8rem", value: () => 1 },
  { key: "notes", header: "Notes", value: () => "", cell: false },
];

test("A table is as wide as the columns that it shows", () => {
  expect(computeTableWidthRem(columns, [])).toBe(30);
  expect(computeTableWidthRem(columns, ["top"])).toBe(22);
});

test.each([
  [30, []],
  [29, ["top"]],
  [20, ["top", "best"]],
  [1, ["top", "best"]],
])("In %d rem, the least important columns %j are hidden", (width, hidden) => {
  expect(findOverflowingColumns(columns, ["notes", "top", "best"], width)).toEqual(hidden);
});
