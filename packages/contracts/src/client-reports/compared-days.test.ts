import { describeChangesSince, findLaterDay } from "./compared-days";

const period = { from: "2026-11-01", to: "2026-11-30", isShortened: false };

test.each([
  [{ period, changesSince: "2026-11-20" }, "Changes since day 2026-11-20, the first day with a known rank."],
  [{ period, changesSince: null }, null],
  [{ period }, null],
])("the base day of %j is named as %j", (days, words) => {
  expect(describeChangesSince(days, (day) => `day ${day}`)).toBe(words);
});

test.each([
  ["2026-10-31", null, null],
  ["2026-11-01", null, null],
  ["2026-11-02", null, "2026-11-02"],
  ["2026-11-20", "2026-11-20", null],
  ["2026-11-21", "2026-11-20", "2026-11-21"],
  [undefined, null, null],
])("a rank of %j in a report that compares with %j is named with %j", (since, changesSince, day) => {
  expect(findLaterDay(since, { period, changesSince })).toBe(day);
});
