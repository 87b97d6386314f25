function getEntries(values: unknown): [string, unknown][] {
  return typeof values === "object" && values !== null ? Object.entries(values) : [];
}

function isText(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/**
 * Fills the `{name}` placeholders of a path with encoded parameters.
 * @throws TypeError if a parameter is missing
 */
export function buildPath(pattern: string, params: unknown): string {
  const values = new Map(getEntries(params));
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values.get(name);
    if (!isText(value) || value === "") throw new TypeError(`Parameter "${name}" of ${pattern} is missing.`);
    return encodeURIComponent(value);
  });
}

/** Builds the query string. Omits absent values and joins lists with commas. */
export function buildQuery(query: unknown): URLSearchParams {
  const text = new URLSearchParams();
  for (const [name, value] of getEntries(query)) {
    if (Array.isArray(value)) text.set(name, value.join(","));
    else if (isText(value)) text.set(name, String(value));
  }
  return text;
}
