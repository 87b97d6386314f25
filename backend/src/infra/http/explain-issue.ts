import type { z } from "zod";

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
const UNITS: Readonly<Record<string, string>> = { string: "characters", array: "entries" };
const choices = new Intl.ListFormat("en", { type: "disjunction" });
const numbers = new Intl.NumberFormat("en");

const quote = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value) ?? String(value));

/** Returns what the value itself may be, such as "text" and "null"; empty if its type is right. */
function listExpected(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_type") return [KINDS[issue.expected] ?? issue.expected];
  if (issue.code === "invalid_value") return quote(issue.values);
  if (issue.code !== "invalid_union") return [];
  if ("options" in issue && Array.isArray(issue.options)) return quote(issue.options);
  return issue.errors.flat().flatMap((one) => (one.path.length === 0 ? listExpected(one) : []));
}

/** Returns the first rule of a union that a value of the right type breaks. */
const findBrokenRule = (branches: readonly z.core.$ZodIssue[][]) =>
  branches.flat().find((one) => one.path.length === 0 && listExpected(one).length === 0);

function explainSize(isBig: boolean, size: number | bigint, origin: string, inclusive: boolean | undefined) {
  const limit = numbers.format(size);
  const unit = UNITS[origin];
  if (unit && !isBig && limit === "1") return "must not be empty";
  if (unit) return `must have at ${isBig ? "most" : "least"} ${limit} ${unit}`;
  if (inclusive === false) return `must be ${isBig ? "less" : "more"} than ${limit}`;
  return `must be ${limit} or ${isBig ? "less" : "more"}`;
}

/**
 * Returns the message of an issue whose schema has none: a sentence that names the field and says what to send instead.
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  const path = (issue.path ?? []).join(".");
  const name = path === "" ? "The value" : `"${path}"`;
  if (issue.code === "too_big") {
    return `${name} ${explainSize(true, issue.maximum, issue.origin, issue.inclusive)}.`;
  }
  if (issue.code === "too_small") {
    return `${name} ${explainSize(false, issue.minimum, issue.origin, issue.inclusive)}.`;
  }
  if (issue.code === "unrecognized_keys") {
    return `Remove ${quote(issue.keys).join(", ")}: ${path === "" ? "the request" : name} has no such field.`;
  }
  if (issue.code === "not_multiple_of") return `${name} must be a multiple of ${issue.divisor}.`;
  if (path === "" && issue.code === "invalid_type" && issue.expected === "object")
    return "Send a JSON object.";
  const broken = issue.code === "invalid_union" ? findBrokenRule(issue.errors) : undefined;
  if (broken) return broken.message;
  const expected = choices.format(new Set(listExpected(issue)));
  if (expected === "") return `${name} isn't in the right form. Compare it with the API reference.`;
  return issue.input === undefined && path !== ""
    ? `Add ${name}: ${expected}.`
    : `${name} must be ${expected}.`;
}
