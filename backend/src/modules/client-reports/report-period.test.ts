import { computeNextRun } from "./next-run";
import { resolvePeriod } from "./report-period";

const NOW = new Date("2026-03-02T05:00:00Z");

test.each([
  [{ kind: "last7" }, "2026-02-24", "2026-03-02"],
  [{ kind: "last30" }, "2026-02-01", "2026-03-02"],
  [{ kind: "last90" }, "2025-12-03", "2026-03-02"],
  [{ kind: "month" }, "2026-02-01", "2026-02-28"],
  [{ kind: "custom", from: "2026-01-05", to: "2026-01-09" }, "2026-01-05", "2026-01-09"],
] as const)("%j is from %s to %s", (period, from, to) =>
  expect(resolvePeriod(period, NOW)).toEqual({ from, to }),
);

test("the month of a report in January is December of the year before", () => {
  const january = new Date("2026-01-15T00:00:00Z");
  expect(resolvePeriod({ kind: "month" }, january)).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test.each([
  ["weekly", 1, "2026-03-02T05:00:00Z", "2026-03-02T06:00:00.000Z"],
  ["weekly", 1, "2026-03-02T06:00:00Z", "2026-03-09T06:00:00.000Z"],
  ["weekly", 0, "2026-03-02T05:00:00Z", "2026-03-08T06:00:00.000Z"],
  ["monthly", 2, "2026-03-02T05:00:00Z", "2026-03-02T06:00:00.000Z"],
  ["monthly", 1, "2026-12-02T05:00:00Z", "2027-01-01T06:00:00.000Z"],
] as const)("the next run of %s %i after %s is at %s", (frequency, day, now, next) =>
  expect(computeNextRun({ frequency, day }, new Date(now)).toISOString()).toBe(next),
);
