import { UNLIMITED } from "./limits";
import { formatAmount, formatLimit } from "./format-limit";

test.each([
  ["keywords", 25, "25"],
  ["keywords", 5000, "5,000"],
  ["keywords", UNLIMITED - 1, "999,998"],
  ["keywords", UNLIMITED, "Unlimited"],
  ["days", 2_000_000, "Unlimited"],
  ["keywords", 0, null],
  ["days", 30, "30 days"],
  ["minutes", 15, "15 minutes"],
  ["minutes", 60, "1 hour"],
  ["minutes", 1440, "24 hours"],
  [null, true, "Included"],
  [null, false, null],
  [null, ["csv", "json"], "CSV, JSON"],
  [null, ["daily", "weekly"], "daily, weekly"],
  [null, [], null],
  [null, undefined, null],
])("a limit in %s of %j is formatted as %j", (unit, value, text) => {
  expect(formatLimit({ unit }, value)).toBe(text);
});

test("amounts have their unit, and whole hours of minutes are hours", () => {
  expect([1, 1440].map((minutes) => formatAmount(minutes, "minutes"))).toEqual(["1 minute", "24 hours"]);
});
