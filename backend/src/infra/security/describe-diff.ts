/** Maximum length of a quoted value, in characters. */
const MAX_QUOTE_CHARS = 80;

/** Formats a value as text. Lists are sorted, because their order has no meaning. */
const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "(none)";
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(formatValue).sort().join(", ") || "(none)" : JSON.stringify(value);
};

function quoteValue(value: unknown): string {
  const text = formatValue(value);
  return text.length > MAX_QUOTE_CHARS
    ? `${text.slice(0, MAX_QUOTE_CHARS)}… (${text.length} characters)`
    : text;
}

/**
 * Describes a change for the audit log: lists every field of `after` that differs from `before` as `field old → new`,
 * separated by commas. `updatedAt` is ignored. Long values are truncated and followed by their length.
 */
export function describeDiff(before: object, after: object): string {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => field !== "updatedAt" && formatValue(old.get(field)) !== formatValue(value))
    .map(([field, value]) => `${field} ${quoteValue(old.get(field))} → ${quoteValue(value)}`)
    .join(", ");
}
