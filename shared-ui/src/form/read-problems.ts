import type { FieldValues } from "react-hook-form";

const REQUEST_PARTS = ["body", "query", "params"];

/** Returns the field that a server's path such as `body.tags.0` belongs to. */
function getFieldName(path: unknown): string {
  const steps = Array.isArray(path) ? path.map(String) : String(path).split(".");
  const [first = "", second = ""] = steps;
  return REQUEST_PARTS.includes(first) ? second : first;
}

/**
 * Reads the rejected fields of a failed call: `details` lists issues with the path and a message.
 *
 * @returns the first message of each field, empty if the failure is not about fields
 */
export function readRejectedFields(failure: unknown): Record<string, string> {
  if (!(failure instanceof Error) || !("details" in failure) || !Array.isArray(failure.details)) return {};
  const problems: Record<string, string> = {};
  const issues: unknown[] = failure.details;
  for (const issue of issues) {
    if (typeof issue !== "object" || issue === null || !("path" in issue) || !("message" in issue)) continue;
    problems[getFieldName(issue.path)] ??= String(issue.message);
  }
  return problems;
}

/** Returns the first message of an error tree; problems inside a list or an object belong to its field. */
export function findMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error).map(findMessage).find(Boolean);
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the entries of `values` that differ from `base`. */
export function pickChanges(values: FieldValues, base: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, base[name])));
}
