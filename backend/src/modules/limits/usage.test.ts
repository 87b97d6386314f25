import { LIMIT_DEFINITIONS } from "./catalog";
import { meteringOf, periodAt } from "./period";
import { PLAN_PRESETS } from "./plans";
import { usageOf } from "./usage";

test("a limit of 0 reads 100 percent and cannot be used", () => {
  expect(usageOf(0, 0)).toMatchObject({ percentage: 100, canUse: false, remaining: 0 });
});

test("999999 and more is unlimited", () => {
  expect(usageOf(2_000_000, 999_999)).toMatchObject({ percentage: 0, canUse: true });
  expect(usageOf(999_998, 999_998)).toMatchObject({ percentage: 100, canUse: false });
});

test.each([
  [6, 10, 60, true],
  [699, 1000, 69, true],
  [7, 10, 70, true],
  [999, 1000, 99, true],
  [10, 10, 100, false],
  [12, 10, 120, false],
])("%i of %i reads %i percent", (current, limit, percentage, canUse) => {
  expect(usageOf(current, limit)).toMatchObject({ percentage, canUse });
});

test("days end at midnight UTC and months on the first, over a year's end too", () => {
  const newYearsEve = new Date("2026-12-31T23:59:59.999Z");
  expect(periodAt("day", newYearsEve).reset.toISOString()).toBe("2027-01-01T00:00:00.000Z");
  expect(periodAt("month", newYearsEve).start.toISOString()).toBe("2026-12-01T00:00:00.000Z");
  expect(periodAt("month", newYearsEve).reset.toISOString()).toBe("2027-01-01T00:00:00.000Z");
});

test.each(["monitoring_frequency_minutes", "rate_limit_per_minute", "keyword_history_days"])(
  "a rate or a ceiling is not metered: %s",
  (feature) => {
    expect(meteringOf(feature)).toBe("none");
  },
);

test("every plan gives each feature a value of the feature's own type", () => {
  const typeOf = { BOOLEAN: "boolean", INTEGER: "number", JSON: "object" };
  for (const plan of PLAN_PRESETS) {
    for (const { key, dataType } of LIMIT_DEFINITIONS) expect(typeof plan.values[key]).toBe(typeOf[dataType]);
  }
});
