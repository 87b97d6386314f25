import fc from "fast-check";
import { buildChartRows } from "./chart-data";
import { computeDomain, computeTimeTicks } from "./time-axis";

const at = (day: number, hour = 0) => new Date(2025, 10, day, hour).getTime();
const rowsAt = (...times: (number | string)[]) =>
  buildChartRows([{ name: "A", points: times.map((time) => ({ at: time, value: 1 })) }]);
const domain = (from: string | null, to: string) => computeDomain([], { from, to });
const labels = (from: string, to: string, count: number) =>
  computeTimeTicks(domain(from, to), count).map(({ label }) => label);

test("the axis is the chosen range, whatever data there is", () => {
  const range = { from: "2025-11-01", to: "2025-11-30" };
  const whole = [at(1), at(31)];
  expect(computeDomain([], range)).toEqual(whole);
  expect(computeDomain(rowsAt("2025-11-30"), range)).toEqual(whole);
  expect(computeDomain(rowsAt(at(20, 9), at(20, 10)), range)).toEqual(whole);
  // A UTC day can begin on the local day before.
  expect(computeDomain(rowsAt(at(0, 20), at(31, 3)), range)).toEqual([at(0), at(32)]);
  expect(computeDomain(rowsAt("2025-11-20"), { from: null, to: "2025-11-30" })).toEqual([at(20), at(31)]);
});

test("ticks are days counted back from the last one, months in long ranges, and hours of a single day", () => {
  expect(labels("2025-11-24", "2025-11-30", 4)).toEqual(["Nov 24", "Nov 26", "Nov 28", "Nov 30"]);
  expect(labels("2025-09-02", "2025-11-30", 8)).toEqual([
    ...["Sep 7", "Sep 21", "Oct 5", "Oct 19", "Nov 2", "Nov 16", "Nov 30"],
  ]);
  expect(labels("2024-12-01", "2025-11-30", 4)).toEqual(["Jan 2025", "Apr 2025", "Jul 2025", "Oct 2025"]);
  expect(labels("2025-11-30", "2025-11-30", 8)).toEqual(["Nov 30"]);
  const hours = computeTimeTicks(domain("2025-11-30", "2025-11-30"), 8, true);
  expect(hours.map(({ label }) => label.replaceAll("\u202F", " "))).toEqual([
    ...["Nov 30", "6 AM", "12 PM", "6 PM"],
  ]);
});

test("no label repeats, all are on the axis, and they fit", () => {
  const day = fc.date({ min: new Date("2015-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(
      day,
      fc.nat(4000),
      fc.integer({ min: 2, max: 20 }),
      fc.boolean(),
      (to, days, count, hours) => {
        const from = new Date(to.getTime() - days * 86_400_000);
        const axis = domain(from.toISOString().slice(0, 10), to.toISOString().slice(0, 10));
        const ticks = computeTimeTicks(axis, count, hours);
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks.length).toBeLessThanOrEqual(count);
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
        expect(ticks.every((tick) => tick.at >= axis[0] && tick.at < axis[1])).toBe(true);
        expect(ticks.map((tick) => tick.at)).toEqual(ticks.map((tick) => tick.at).sort((a, b) => a - b));
      },
    ),
    { numRuns: 500 },
  );
});
