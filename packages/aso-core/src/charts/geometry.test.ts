import fc from "fast-check";
import {
  computeBarChart,
  computeLineChart,
  computeTicks,
  pickLabels,
  toPathData,
  createDayScale,
  findEventDays,
} from "./geometry";

const FRAME = { width: 120, height: 60, left: 20, right: 0, top: 10, bottom: 10 };

test.each([
  [0, 100, [0, 25, 50, 75, 100]],
  [3, 17, [0, 5, 10, 15, 20]],
  [0, 0, [0, 0.25]],
  [41.2, 48.9, [40, 42, 44, 46, 48, 50]],
])("the ticks from %d to %d are round", (min, max, ticks) => expect(computeTicks(min, max)).toEqual(ticks));

test("the ticks of counts are whole", () => {
  expect(computeTicks(0, 2, { isWhole: true })).toEqual([0, 1, 2]);
  expect(computeTicks(0, 9, { isWhole: true })).toEqual([0, 3, 6, 9]);
});

test("ticks include the range and rise evenly", () => {
  const range = fc.tuple(fc.double({ min: 0, max: 1e4, noNaN: true }), fc.integer({ min: 1, max: 10_000 }));
  fc.assert(
    fc.property(range, ([min, span]) => {
      const ticks = computeTicks(min, min + span);
      expect(ticks[0]).toBeLessThanOrEqual(min);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(min + span - 0.01);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.toSorted((a, b) => a - b)).toEqual(ticks);
    }),
  );
});

test("a line starts again after a gap and stays within the frame", () => {
  const chart = computeLineChart([0, 50, null, 100], FRAME);
  expect(chart?.lines.map((line) => line.length)).toEqual([2, 1]);
  expect(chart?.lines[0]?.[0]).toEqual({ x: 20, y: 50 });
  expect(chart?.lines[1]?.[0]).toEqual({ x: 120, y: 10 });
  expect(computeLineChart([null, null], FRAME)).toBeNull();
});

test("stacked bars have the heights of their counts; empty bands and days have none", () => {
  const chart = computeBarChart([[1, 0, 3], null], FRAME);
  expect(chart?.bars.map(({ band, height }) => [band, height])).toEqual([
    [0, 10],
    [2, 30],
  ]);
  expect(chart?.bars[1]?.y).toBe(10);
  expect(computeBarChart([null], FRAME)).toBeNull();
});

test("labels are evenly spaced with both ends", () => {
  expect(pickLabels(31, 4)).toEqual([0, 10, 20, 30]);
  expect(pickLabels(2, 4)).toEqual([0, 1]);
});

test("a path of a single point is visible", () => {
  expect(
    toPathData([
      { x: 0, y: 1 },
      { x: 2, y: 3 },
    ]),
  ).toBe("M0 1L2 3");
  expect(toPathData([{ x: 1, y: 1 }])).toBe("M1 1L1.1 1");
  expect(toPathData([])).toBe("");
});

test("days are the ends of lines and the middles of bars", () => {
  const frame = { width: 120, height: 50, left: 10, right: 10, top: 0, bottom: 0 };
  const place = (days: number, isBar: boolean) =>
    Array.from({ length: days }, (_, index) => createDayScale(days, frame, isBar)(index));
  expect(place(3, false)).toEqual([10, 60, 110]);
  expect(place(2, true)).toEqual([35, 85]);
  expect(place(1, false)).toEqual([10]);
});

test("an event belongs to the last day of the chart up to it", () => {
  const weeks = ["2026-11-02", "2026-11-09", "2026-11-16"];
  const events = ["2026-11-01", "2026-11-02", "2026-11-08", "2026-11-10", "2026-12-01"];
  expect(findEventDays(weeks, events)).toEqual([0, 1, 2]);
});
