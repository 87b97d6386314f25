import { findPlanThatLifts, isHigherLimit } from "./compare-plans";
import { describePrices, formatCost } from "./format-price";
import type { PublicPlan } from "./limits";
import { getPlanPath, getRegisterPath, getUpgradePath } from "./plan-path";

test.each([
  [{ amount: 1900, currency: "USD", interval: "month", frequency: 1 }, "$19.00 per month"],
  [{ amount: 9000, currency: "EUR", interval: "month", frequency: 3 }, "€90.00 every 3 months"],
  [{ amount: 1500, currency: "JPY", interval: "year", frequency: 1 }, "¥1,500 per year"],
  [{ amount: 500, currency: "USD", interval: null, frequency: 1 }, "$5.00 once"],
] as const)("%j reads %s", (cost, text) => {
  expect(formatCost(cost)).toBe(text);
});

test("a plan that isn't sold has no price, and an unknown price is said to be seen later", () => {
  expect(describePrices([])).toBeNull();
  expect(describePrices([{ priceId: "pri_a", cost: null }])).toBe("You'll see the price before you pay");
});

test.each([
  ["max_tracked_apps", 15, 3, true],
  ["max_tracked_apps", 3, 3, false],
  ["max_tracked_apps", undefined, 3, false],
  ["custom_reports", true, false, true],
  ["custom_reports", true, true, false],
  ["export_formats", ["csv", "pdf"], ["csv"], true],
  ["export_formats", ["csv"], ["csv", "pdf"], false],
  ["export_formats", ["csv"], undefined, true],
  ["monitoring_frequency_minutes", 60, 1440, true],
  ["monitoring_frequency_minutes", 1440, 60, false],
  ["monitoring_frequency_minutes", 0, 60, false],
])("%s of %j instead of %j is higher: %j", (feature, value, than, expected) => {
  expect(isHigherLimit(feature, value, than)).toBe(expected);
});

test("the first plan that lifts a limit", () => {
  const plan = (key: string, apps: number): PublicPlan => ({
    ...{ key, name: key, description: "", isDefault: false, trialDays: 0, prices: [] },
    limits: { max_tracked_apps: apps },
  });
  const plans = [plan("free", 3), plan("pro", 15), plan("team", 100)];
  expect(findPlanThatLifts(plans, "max_tracked_apps", 3)?.key).toBe("pro");
  expect(findPlanThatLifts(plans, "max_tracked_apps", 100)).toBeUndefined();
});

test("paths", () => {
  expect(getPlanPath("a&b")).toBe("/subscription?plan=a%26b");
  expect(getRegisterPath({ key: "free", isDefault: true })).toBe("/register");
  expect(getRegisterPath({ key: "pro", isDefault: false })).toBe("/register?plan=pro");
  expect([getUpgradePath(null), getUpgradePath("max_tracked_apps")]).toEqual([
    "/subscription",
    "/subscription?feature=max_tracked_apps",
  ]);
});
