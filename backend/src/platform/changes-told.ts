/** Maximum length of a quoted value, in characters. */
const QUOTED = 80;

/** Formats a value as text. Lists are sorted, because their order has no meaning. */
const written = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "(none)";
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(written).sort().join(", ") || "(none)" : JSON.stringify(value);
};

function quoted(value: unknown): string {
  const text = written(value);
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}… (${text.length} characters)` : text;
}

/**
 * Describes a change for the audit log: lists every field of `after` that differs from `before` as `field old → new`,
 * separated by commas. `updatedAt` is ignored. Long values are truncated and followed by their length.
 */
export function changesTold(before: object, after: object): string {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => field !== "updatedAt" && written(old.get(field)) !== written(value))
    .map(([field, value]) => `${field} ${quoted(old.get(field))} → ${quoted(value)}`)
    .join(", ");
}
