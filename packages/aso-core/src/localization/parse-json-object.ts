import { ImportError } from "./import-result";

/** Returns true for an object that is no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Parses a JSON object.
 * @throws ImportError if the text is something else
 */
export function parseJsonObject(json: string): Record<string, unknown> {
  let file: unknown;
  try {
    file = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    throw new ImportError("The file is not valid JSON.");
  }
  if (!isObject(file)) throw new ImportError("The file doesn't contain a JSON object.");
  return file;
}
