import type { PublicPlan } from "@listwise/contracts/limits";
import { aLimit, aUsage } from "../../../../testing/builders";
import { computeLosses } from "./compute-losses";

const list = [
  aLimit({ key: "apps", featureName: "Tracked apps", limitValue: 100 }),
  aLimit({ key: "exports", featureName: "Exports per day", limitValue: 50 }),
  aLimit({ key: "reports", featureName: "Custom reports", dataType: "BOOLEAN", limitValue: true }),
  aLimit({ key: "formats", featureName: "Export formats", dataType: "JSON", limitValue: ["csv", "pdf"] }),
];
const limits = Object.fromEntries(list.map((limit) => [limit.key, limit]));
const aPlan = (values: PublicPlan["limits"]): PublicPlan => ({
  ...{ key: "plan", name: "Plan", description: "", isDefault: false, trialDays: 0, prices: [] },
  limits: values,
});
const team = aPlan({ apps: 100, exports: 50, reports: true, formats: ["csv", "pdf"] });
const pro = aPlan({ apps: 15, exports: 5, reports: false, formats: ["csv"] });
const usage = {
  apps: aUsage({ current: 40 }),
  exports: aUsage({ current: 20, resetDate: "2026-11-21T00:00:00.000Z" }),
};

test("a smaller plan is exceeded by what is used of it, but not by use that restarts", () => {
  expect(computeLosses(pro, { features: list, limits, usage, current: team })).toEqual({
    exceeded: [{ name: "Tracked apps", used: 40, limit: 15 }],
    missing: ["Custom reports", "Export formats: pdf"],
  });
});

test("a larger plan takes nothing away", () => {
  expect(computeLosses(team, { features: list, limits, usage, current: pro })).toEqual({
    exceeded: [],
    missing: [],
  });
});

test("a limit that was set for the account stays", () => {
  const own = { ...limits, apps: aLimit({ key: "apps", limitValue: 500 }) };
  const { exceeded } = computeLosses(pro, { features: list, limits: own, usage, current: team });
  expect(exceeded).toEqual([]);
});
