import type { Observation } from "./browser/smoke-browser";
import { forgiveLiveFaults, judgePage } from "./judge-page";
import { aHealthyPage } from "./smoke.fixtures";

const visit = {
  route: "/prices",
  caller: "user",
  address: "/prices",
  remote: { name: "mfe-prices", version: "1.1.0-b" },
} as const;
const judge = (change: Partial<Observation>) =>
  judgePage(visit, { ...aHealthyPage(visit, "1.1.0-b"), ...change });
const violation = (impact: string) => ({
  id: "button-name",
  impact,
  help: "Buttons must have discernible text",
  count: 2,
  html: "<button>",
});

test("a healthy page has no findings", () => {
  expect(judge({})).toEqual([]);
});

test.each<[rule: string, level: string, change: Partial<Observation>]>([
  ["crash", "error", { isCrashed: true }],
  ["timeout", "error", { isTimedOut: true }],
  ["redirect", "error", { path: "/login", slot: null }],
  ["redirect", "warning", { path: "/dashboard", slot: null }],
  ["mount", "error", { slot: null }],
  ["mount", "error", { slot: { status: "failed", version: null } }],
  ["mount", "error", { slot: { status: "ready", version: "1.0.0-a" } }],
  ["empty", "error", { isEmpty: true }],
  ["exception", "error", { exceptions: ["x"] }],
  ["policy", "error", { violations: ["script-src"] }],
  ["long-task", "warning", { longestTaskMs: 501 }],
  ["long-task", "error", { longestTaskMs: 22_000 }],
  ["accessibility", "error", { accessibility: [violation("critical")] }],
  ["accessibility", "warning", { accessibility: [violation("serious")] }],
  ["console", "warning", { consoleErrors: ["x"] }],
])("%s is an %s: %j", (rule, level, change) => {
  expect(judge(change)).toMatchObject([{ rule, level }]);
});

test("moderate accessibility faults and short tasks are ignored", () => {
  expect(judge({ longestTaskMs: 500, accessibility: [violation("moderate")] })).toEqual([]);
});

test("findings are unique, sorted, limited and short", () => {
  const exceptions = Array.from({ length: 30 }, (_, index) => `${"x".repeat(400)} ${"y".repeat(index)}`);
  const findings = judge({ exceptions: [...exceptions, ...exceptions], consoleErrors: ["z"] });
  expect(findings).toHaveLength(12);
  expect(findings.every(({ level, message }) => level === "error" && message.length <= 300)).toBe(true);
});

test("a frozen page isn't forgiven for a live version that is only slow", () => {
  const frozen = judge({ longestTaskMs: 9_000 });
  expect(forgiveLiveFaults(frozen, judge({ longestTaskMs: 900 }))[0]?.level).toBe("error");
  expect(forgiveLiveFaults(frozen, judge({ longestTaskMs: 6_000 }))[0]?.level).toBe("warning");
});
