import { aLimit, aUsage } from "../../testing/builders";
import { groupByCategory, isUnlimited, computeOverview, getUsageColor } from "./usage-level";

test.each([
  [0, "green"],
  [69, "green"],
  [70, "yellow"],
  [89, "yellow"],
  [90, "red"],
  [140, "red"],
])("%i percent is %s", (percentage, color) => {
  expect(getUsageColor(percentage)).toBe(color);
});

test("999999 or more is unlimited", () => {
  expect([999_998, 999_999, 1_000_000].map(isUnlimited)).toEqual([false, true, true]);
});

test("near is 70 to under 100 percent, exceeded 100 or more; features without a counter are neither", () => {
  const limits = Object.fromEntries(
    ["a", "b", "c", "d", "e"].map((key, index) => [key, aLimit({ key, displayOrder: index })]),
  );
  const usage = {
    a: aUsage({ percentage: 69 }),
    b: aUsage({ percentage: 70 }),
    c: aUsage({ percentage: 99 }),
    d: aUsage({ percentage: 100 }),
  };
  const { features, nearLimit, exceeded } = computeOverview(limits, usage);
  const keys = (list: typeof features) => list.map((feature) => feature.limit.key);
  expect([keys(features), keys(nearLimit), keys(exceeded)]).toEqual([
    ["a", "b", "c", "d", "e"],
    ["b", "c"],
    ["d"],
  ]);
});

test("categories keep the order of their features", () => {
  const features = [
    { limit: aLimit({ category: "ASO Tools" }), usage: undefined },
    { limit: aLimit({ category: "API Access" }), usage: undefined },
    { limit: aLimit({ category: "ASO Tools" }), usage: undefined },
  ];
  expect(groupByCategory(features).map(([name, list]) => [name, list.length])).toEqual([
    ["ASO Tools", 2],
    ["API Access", 1],
  ]);
});
