import { formatRollout, parsePlan } from "./rollout.mjs";

test("the plan has the given rules only; everyone is always the last step", () => {
  expect(parsePlan({})).toEqual({});
  expect(parsePlan({ steps: "5%, 25,100", "min-pages": "50", "min-minutes": "30" })).toEqual({
    steps: [5, 25],
    minPages: 50,
    minMinutes: 30,
  });
});

test.each([
  [{ steps: "1,,10" }, 'Each of the --steps must be a number, not "".'],
  [{ "min-pages": "many" }, '--min-pages must be a number, not "many".'],
])("%j is refused", (options, message) => {
  expect(() => parsePlan(options)).toThrow(message);
});

test("a rollout is printed with its step, what it waits for, comparisons and timeline", () => {
  const lines = formatRollout({
    name: "mfe-tracking",
    version: "1.1.0-b",
    stable: "1.0.0-a",
    state: "running",
    percent: 10,
    steps: [1, 10, 50],
    minMinutes: 60,
    minPages: 100,
    pages: 69,
    startedAt: "2026-11-23T20:00:00.000Z",
    stepStartedAt: "2026-11-23T21:00:00.000Z",
    checkedAt: "2026-11-23T21:10:00.000Z",
    waiting: ["50 more minutes", "31 more pages"],
    comparisons: [
      {
        measure: "mounts",
        unit: "share",
        canary: 0.0145,
        stable: 0.01,
        samples: { canary: 69, stable: 700 },
        verdict: "fine",
      },
      {
        measure: "lcp",
        unit: "ms",
        canary: 2100.4,
        stable: null,
        samples: { canary: 69, stable: 0 },
        verdict: "unknown",
      },
    ],
    events: [
      { at: "2026-11-23T21:00:00.000Z", kind: "advanced", percent: 10, actor: "rollout", reason: "Healthy" },
    ],
  });
  expect(lines).toEqual([
    "mfe-tracking 1.1.0-b  running at 10%  1% [10%] 50% 100%",
    "  pages     69 of 100",
    "  waits for 50 more minutes, 31 more pages",
    "  failed mounts      1.5%  1.0.0-a     1.0%  fine",
    "  LCP             2100 ms  1.0.0-a  unknown  unknown",
    "  2026-11-23 21:00 UTC  advanced at 10% by rollout: Healthy",
  ]);
});
