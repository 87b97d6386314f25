import { buildLines } from "./table-lines";

const rows = ["a1", "b1", "a2"].map((row) => ({ row, key: row, selection: null }));
const getGroup = (row: string) => row.charAt(0);

test("rows are under their group's heading; a collapsed group shows only the heading", () => {
  const groups = [
    { key: "b", heading: "B", isCollapsed: true },
    { key: "a", heading: "A" },
    { key: "c", heading: "C" },
  ];
  expect(buildLines(rows, { groups, getGroup }).map(({ key }) => key)).toEqual([
    "group b",
    "group a",
    "a1",
    "a2",
  ]);
});

test("a group without a heading shows only its rows", () => {
  const groups = [
    { key: "b", heading: null },
    { key: "a", heading: "A" },
  ];
  expect(buildLines(rows, { groups, getGroup }).map(({ key }) => key)).toEqual(["b1", "group a", "a1", "a2"]);
});
