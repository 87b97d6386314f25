import { LIMIT_DEFINITIONS } from "../plans/catalog";
import { getMetering, computePeriod } from "./period";
import { PLAN_PRESETS } from "../plans/plans";
import { computeUsage } from "./usage";
import { parseIntegerLimit, parseLimitValue } from "../values/values";

test("a limit of 0 is at 100 percent and can't be used", () => {
  expect(computeUsage(0, 0)).toMatchObject({ percentage: 100, canUse: false, remaining: 0 });
});

test("999999 or more is unlimited", () => {
  expect(computeUsage(2_000_000, 999_999)).toMatchObject({ percentage: 0, canUse: true });
  expect(computeUsage(999_998, 999_998)).toMatchObject({ percentage: 100, canUse: false });
});

test.each([
  [6, 10, 60, true],
  [699, 1000, 69, true],
  [7, 10, 70, true],
  [999, 1000, 99, true],
  [10, 10, 100, false],
  [12, 10, 120, false],
])("%i of %i reads %i percent", (current, limit, percentage, canUse) => {
  expect(computeUsage(current, limit)).toMatchObject({ percentage, canUse });
});

test("days end at midnight UTC and months on the first, also at the end of a year", () => {
  const newYearsEve = new Date("2026-12-31T23:59:59.999Z");
  expect(computePeriod("day", newYearsEve).reset.toISOString()).toBe("2027-01-01T00:00:00.000Z");
  expect(computePeriod("month", newYearsEve).start.toISOString()).toBe("2026-12-01T00:00:00.000Z");
  expect(computePeriod("month", newYearsEve).reset.toISOString()).toBe("2027-01-01T00:00:00.000Z");
});

test.each(["monitoring_frequency_minutes", "rate_limit_per_minute", "keyword_history_days"])(
  "a rate or ceiling isn't metered: %s",
  (feature) => {
    expect(getMetering(feature)).toBe("none");
  },
);

test("every plan gives each feature a value of the right type", () => {
  const typeOf = { BOOLEAN: "boolean", INTEGER: "number", JSON: "object" };
  for (const plan of PLAN_PRESETS) {
    for (const { key, dataType } of LIMIT_DEFINITIONS) expect(typeof plan.values[key]).toBe(typeOf[dataType]);
  }
});

test.each([
  ["max_tracked_apps", "rows"],
  ["max_tracked_keywords", "rows"],
  ["exports_per_day", "day"],
  ["reports_per_month", "month"],
  ["max_tracked_competitors", "none"],
  ["per_day_exports", "none"],
])("%s is counted by %s", (feature, metering) => {
  expect(getMetering(feature)).toBe(metering);
});

test("a day begins at midnight UTC", () => {
  const noon = new Date("2026-03-01T12:00:00Z");
  expect(computePeriod("day", noon).start.toISOString()).toBe("2026-03-01T00:00:00.000Z");
});

test("usage shows the remaining amount and the reset date", () => {
  const reset = new Date("2026-03-02T00:00:00Z");
  expect(computeUsage(3, 10, reset)).toEqual({
    current: 3,
    limit: 10,
    remaining: 7,
    percentage: 30,
    canUse: true,
    resetDate: "2026-03-02T00:00:00.000Z",
  });
  expect(computeUsage(12, 10)).toMatchObject({ remaining: 0, resetDate: null });
  expect(computeUsage(12, 999_999, reset)).toEqual({
    current: 12,
    limit: 999_999,
    remaining: 999_999,
    percentage: 0,
    canUse: true,
    resetDate: "2026-03-02T00:00:00.000Z",
  });
});

test.each([
  ["BOOLEAN", true, true],
  ["BOOLEAN", 1, false],
  ["INTEGER", 7, 7],
  ["INTEGER", "7", 0],
  ["INTEGER", Number.POSITIVE_INFINITY, 0],
  ["JSON", ["csv"], ["csv"]],
  ["JSON", ["csv", 1], []],
  ["JSON", "csv", []],
  ["JSON", null, []],
] as const)(
  "a stored %s of %j is read as %j: a value of the wrong type isn't allowed",
  (dataType, value, read) => {
    expect(parseLimitValue({ key: "max_tracked_apps", dataType, value })).toEqual(read);
    expect(parseIntegerLimit({ key: "max_tracked_apps", dataType, value })).toBe(
      typeof read === "number" ? read : 0,
    );
  },
);
