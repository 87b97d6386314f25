import { buildChartRows, stackValues } from "./chart-data";
import { computeRankRange, computeRankTicks, SCALES } from "./chart-kinds";
import { computeLineShape } from "./line-shape";

const at = (day: number, hour = 8) => new Date(2025, 10, day, hour).toISOString();
const noon = (day: number) => new Date(2025, 10, day, 12).getTime();

test("series share rows; a missing point is no gap, a missing value is", () => {
  const rows = buildChartRows([
    {
      name: "A",
      points: [
        { at: at(1), value: 4 },
        { at: at(3), value: 2 },
      ],
    },
    {
      name: "B",
      points: [
        { at: at(3), value: 9 },
        { at: at(2), value: null },
      ],
    },
  ]);
  expect(rows.map(({ iso, values }) => [iso, values])).toEqual([
    [at(1), [4, undefined]],
    [at(2), [undefined, null]],
    [at(3), [2, 9]],
  ]);
});

test("a mark joins the observation of its day, or has a row of its own", () => {
  const points = [{ at: "2025-11-02", value: 1 }];
  const rows = buildChartRows(
    [{ name: "A", points }],
    [
      { at: "2025-11-02T23:30:00.000Z", kind: "change", label: "Name changed" },
      { at: "2025-11-03T00:30:00.000Z", kind: "release", label: "Version 2" },
    ],
  );
  expect(rows.map(({ time, values, marks }) => [time, values, marks.map(({ label }) => label)])).toEqual([
    [noon(2), [1], ["Name changed"]],
    [noon(3), [undefined], ["Version 2"]],
  ]);
});

test("days without an observation are gaps; a value between gaps is a point", () => {
  const days = [1, 2, 5, 8, 9];
  const rows = buildChartRows([
    { name: "A", points: days.map((day) => ({ at: `2025-11-0${day}`, value: 1 })) },
  ]);
  const values = rows.map((row) => row.values[0]);
  expect(computeLineShape(rows, values, 1)).toEqual({
    gaps: [
      [noon(2), noon(5)],
      [noon(5), noon(8)],
    ],
    isolated: [2],
  });
  expect(computeLineShape(rows, values, 3)).toEqual({ gaps: [], isolated: [] });
  expect(computeLineShape(rows, values)).toEqual({ gaps: [], isolated: [] });
  expect(computeLineShape(rows, [1, null, 1, undefined, 1])).toEqual({ gaps: [], isolated: [0] });
});

test("the days of checks are UTC days: two nights in a row are no gap", () => {
  const points = ["2025-11-01T00:10:00.000Z", "2025-11-02T23:50:00.000Z", "2025-11-04T00:10:00.000Z"];
  const rows = buildChartRows([{ name: "A", points: points.map((time) => ({ at: time, value: 1 })) }]);
  const { isolated } = computeLineShape(rows, [1, 1, 1], 1);
  expect(isolated).toEqual([2]);
});

test("a single observation is a point", () => {
  const rows = buildChartRows([{ name: "A", points: [{ at: at(2), value: 7 }] }]);
  expect(computeLineShape(rows, [7], 1)).toEqual({ gaps: [], isolated: [0] });
});

test("stacked values contain those below; an unknown one leaves a gap", () => {
  expect(
    stackValues([
      [1, 2, null],
      [3, 0, 4],
      [5, undefined, 6],
    ]),
  ).toEqual([
    [1, null, null],
    [4, null, null],
    [9, null, null],
  ]);
});

test("a rank axis starts at 1 and labels whole, round ranks", () => {
  expect(computeRankTicks(...computeRankRange(3, 8))).toEqual([1, 2, 4, 6, 8]);
  expect(computeRankTicks(...computeRankRange(5, 180))).toEqual([1, 50, 100, 150]);
  expect(computeRankTicks(...computeRankRange(120, 140))).toEqual([120, 125, 130, 135, 140]);
});

test("axes of the other kinds stay within what is possible", () => {
  expect(SCALES.rating.range(4.9, 4.9)).toEqual([4.7, 5]);
  expect(SCALES.visibility.range(99.5, 100)).toEqual([98.5, 100]);
  expect(SCALES.visibility.range(null, null)).toEqual([0, 2]);
  expect(SCALES.count.range(0, 0)).toEqual([0, 1]);
  expect(SCALES.count.label(0.5)).toBe("");
  expect(SCALES.count.ticks?.(0, 3.3)).toEqual([0, 1, 2, 3]);
  expect(SCALES.count.ticks?.(0, 1)).toEqual([0, 1]);
  expect(SCALES.count.ticks?.(9_800, 12_400)).toEqual([10_000, 11_000, 12_000]);
  expect(SCALES.visibility.label(12.5)).toBe("12.5%");
});
