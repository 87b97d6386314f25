import { RolloutPlanSchema, type RolloutPlan } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import fc from "fast-check";
import type { VersionHealth } from "../metrics/version-health";
import type { Health, MountSample } from "./compare";
import { judgeStep, MAX_STEP_HOURS, type StepCase } from "./judge";

const plan: RolloutPlan = z.parse(RolloutPlanSchema, {});

const metrics: VersionHealth = {
  pages: 200,
  networks: 12,
  apiP75Ms: 80,
  bytesP75: 90_000,
  mounts: { good: 200, failed: 0 },
  scriptErrorPages: 0,
  apiCalls: 1_000,
  apiFailures: 0,
  lcpP75Ms: 2_000,
  lcpSamples: 200,
  inpP75Ms: 100,
  inpSamples: 200,
  clsP75: 0.02,
  clsSamples: 200,
};
const mounts: MountSample = { counted: 100, pages: 200, failed: 0, share: 0, networks: 12 };
const health = (change: Partial<VersionHealth> = {}, sample: Partial<MountSample> = {}): Health => ({
  metrics: { ...metrics, ...change },
  mounts: { ...mounts, ...sample },
});

const judge = (canary: Health, change: Partial<StepCase> = {}) =>
  judgeStep({ plan, elapsedMinutes: 60, minNetworks: 3, canary, stable: health(), ...change }).verdict;

test("a step that is long enough, seen enough and as healthy advances", () => {
  expect(judge(health())).toEqual({ kind: "advance" });
});

test("a step waits for time, pages and networks, and says what is missing", () => {
  const missing = ["19 more minutes", "70 more pages", "pages from 1 more network"];
  expect(judge(health({}, { counted: 30, networks: 2 }), { elapsedMinutes: 41.5 })).toEqual({
    kind: "wait",
    missing,
  });
});

test("a step without enough pages pauses in the end", () => {
  expect(judge(health({}, { counted: 30 }), { elapsedMinutes: MAX_STEP_HOURS * 60 })).toEqual({
    kind: "pause",
    reason: "After 48 hours, this step still lacks 70 more pages.",
  });
});

test.each<[string, Health, "pause" | "roll-back", string]>([
  [
    "mounts",
    health({}, { failed: 6, share: 0.03 }),
    "pause",
    "3% of 200 pages failed to mount, 0% with the stable version.",
  ],
  [
    "mounts, by far",
    health({}, { failed: 40, share: 0.2 }),
    "roll-back",
    "20% of 200 pages failed to mount, 0% with the stable version.",
  ],
  [
    "script errors",
    health({ scriptErrorPages: 10 }),
    "pause",
    "5% of 200 pages had script errors, 0% with the stable version.",
  ],
  [
    "script errors, by far",
    health({ scriptErrorPages: 30 }),
    "roll-back",
    "15% of 200 pages had script errors, 0% with the stable version.",
  ],
  [
    "API errors, by far, which one page could cause",
    health({ apiFailures: 150 }),
    "pause",
    "15% of 1,000 server calls failed, 0% with the stable version.",
  ],
  ["LCP", health({ lcpP75Ms: 2_500 }), "pause", "LCP is 2,500 ms, 2,000 ms with the stable version."],
  ["INP", health({ inpP75Ms: 200 }), "pause", "INP is 200 ms, 100 ms with the stable version."],
  ["CLS", health({ clsP75: 0.1 }), "pause", "CLS is 0.1, 0.02 with the stable version."],
])("worse than the stable version: %s", (_, canary, kind, reason) => {
  expect(judge(canary)).toEqual({ kind, reason });
  expect(judge(canary, { elapsedMinutes: 1 })).toEqual({ kind, reason });
  expect(judge(canary, { stable: canary })).toEqual({ kind: "advance" });
});

test.each<[string, Health]>([
  ["two pages that failed", health({}, { pages: 20, failed: 2, share: 0.1 })],
  ["a little slower", health({ lcpP75Ms: 2_150, inpP75Ms: 140, clsP75: 0.06 })],
  ["too few measurements", health({ lcpP75Ms: 9_000, lcpSamples: 29 })],
])("not worse: %s", (_, canary) => {
  expect(judge(canary)).toEqual({ kind: "advance" });
});

test("without metrics, mounts alone decide", () => {
  expect(judge({ mounts, metrics: null })).toEqual({ kind: "advance" });
});

const anyMounts = fc.record({
  counted: fc.nat(400),
  pages: fc.nat(400),
  failed: fc.nat(400),
  share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  networks: fc.nat(20),
});
const aValue = fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }));
const anyMetrics = fc.option(
  fc.record({
    pages: fc.nat(400),
    networks: fc.nat(20),
    apiP75Ms: aValue,
    bytesP75: aValue,
    mounts: fc.record({ good: fc.nat(400), failed: fc.nat(400) }),
    scriptErrorPages: fc.nat(400),
    apiCalls: fc.nat(400),
    apiFailures: fc.nat(400),
    lcpP75Ms: aValue,
    lcpSamples: fc.nat(400),
    inpP75Ms: aValue,
    inpSamples: fc.nat(400),
    clsP75: aValue,
    clsSamples: fc.nat(400),
  }),
);
const anyHealth: fc.Arbitrary<Health> = fc.record({ mounts: anyMounts, metrics: anyMetrics });
const anyStep: fc.Arbitrary<StepCase> = fc.record({
  plan: fc.record({
    steps: fc.constant([1, 10, 50]),
    minMinutes: fc.integer({ min: 5, max: 1_440 }),
    minPages: fc.integer({ min: 20, max: 300 }),
  }),
  elapsedMinutes: fc.double({ min: 0, max: 4_000, noNaN: true }),
  minNetworks: fc.integer({ min: 1, max: 5 }),
  canary: anyHealth,
  stable: anyHealth,
});

test("a rollout never advances without its pages, networks and time, or while a measure is worse", () => {
  fc.assert(
    fc.property(anyStep, (step) => {
      const { verdict, comparisons } = judgeStep(step);
      if (verdict.kind !== "advance") return;
      const { counted, networks } = step.canary.mounts;
      expect(counted).toBeGreaterThanOrEqual(step.plan.minPages);
      expect(networks).toBeGreaterThanOrEqual(step.minNetworks);
      expect(step.elapsedMinutes).toBeGreaterThanOrEqual(step.plan.minMinutes);
      expect(comparisons.map((one) => one.verdict)).not.toContain("worse");
      expect(comparisons.map((one) => one.verdict)).not.toContain("much-worse");
    }),
  );
});

test("a version that is exactly as healthy as the stable one is never stopped for its health", () => {
  fc.assert(
    fc.property(anyStep, (step) => {
      const { comparisons } = judgeStep({ ...step, stable: step.canary });
      for (const { verdict } of comparisons) expect(["fine", "unknown"]).toContain(verdict);
    }),
  );
});

test("more failures never help", () => {
  const rank = { advance: 0, wait: 0, pause: 1, "roll-back": 2 };
  fc.assert(
    fc.property(anyStep, fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (step, more, by) => {
      const { mounts: sample } = step.canary;
      const share = Math.min(1, (sample.share ?? 0) + by);
      const failing = { ...step.canary, mounts: { ...sample, failed: sample.failed + more, share } };
      const before = judgeStep(step).verdict.kind;
      const after = judgeStep({ ...step, canary: failing }).verdict.kind;
      expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
    }),
  );
});
