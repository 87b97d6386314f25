import type { GateFinding } from "@listwise/contracts/releases";
import { limitFindings } from "./limit-findings";
import { getIncompatibilities } from "./schema-compatibility";

const times = (count: number) => Array.from({ length: count }, (_, number) => number);
const request = { unknownParts: "incompatible" } as const;

test("S84: two releases with thousands of alternatives each are not compared pairwise", () => {
  const from = { anyOf: times(3_000).map((number) => ({ const: number })) };
  const to = { anyOf: times(3_000).map((number) => ({ const: -number - 1 })) };
  expect(getIncompatibilities(from, to, request, "body")).toEqual(["body is too complex to compare"]);
});

test("S84: alternatives that each property is compared with count toward the limit, whatever they are", () => {
  const from = { type: "object", properties: Object.fromEntries(times(1_000).map((name) => [name, {}])) };
  const to = { type: "object", additionalProperties: { anyOf: times(5_000) } };
  expect(getIncompatibilities(from, to, request)).toEqual(["it is too complex to compare"]);
});

test("S84: a list of thousands of values is not repeated in a message", () => {
  const [message = ""] = getIncompatibilities({ type: "string" }, { enum: times(10_000) }, request);
  expect(message).toMatch(/^it may be other than 0, 1, .*, 19, …$/);
});

test("S84: findings are limited to a hundred, deduplicated and shortened, errors first, and the rest is counted", () => {
  const find = (level: GateFinding["level"], count: number): GateFinding[] =>
    times(count).map((number) => ({ level, rule: "x", message: `${number} ${"x".repeat(1_000)}` }));
  const found = limitFindings([...find("warning", 2_000), ...find("error", 50), ...find("error", 50)]);
  expect(found.filter(({ level }) => level === "error")).toHaveLength(50);
  expect(Math.max(...found.map(({ message }) => message.length))).toBe(500);
  expect(found.slice(100)).toEqual([{ level: "warning", rule: "more", message: "More findings: 1,950." }]);
  const few = [...find("warning", 2), ...find("error", 1)];
  expect(limitFindings(few).map(({ level }) => level)).toEqual(["warning", "warning", "error"]);
});
