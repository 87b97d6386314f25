import type { Schema } from "./endpoint";
import { z } from "../zod";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns the list that a text contains as JSON, or `null`. */
function parseList(text: unknown): unknown[] | null {
  if (typeof text !== "string" || !text.startsWith("[")) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** Replaces texts with the lists that they contain where a schema misses a list. Returns true if it replaced any. */
function decodeLists(answer: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  let hasChanged = false;
  for (const issue of issues) {
    const key = issue.path.at(-1);
    if (issue.code !== "invalid_type" || issue.expected !== "array" || key === undefined) continue;
    const read = (value: unknown, name: PropertyKey): unknown =>
      isObject(value) ? Reflect.get(value, name) : undefined;
    const parent = issue.path.slice(0, -1).reduce(read, answer);
    const list = parseList(read(parent, key));
    if (list && isObject(parent)) hasChanged = Reflect.set(parent, key, list);
  }
  return hasChanged;
}

/**
 * Parses the body of a response. A list may also be JSON text (`"[\"en\"]"`), which is replaced in the body. This server
 * sends lists as lists only.
 */
export function parseAnswer<R extends Schema>(
  schema: R,
  answer: unknown,
): z.core.util.SafeParseResult<z.output<R>> {
  const parsed = z.safeParse(schema, answer);
  return !parsed.success && decodeLists(answer, parsed.error.issues) ? parseAnswer(schema, answer) : parsed;
}
