/** How much of a value an entry quotes, in characters. */
const QUOTED = 80;

/** Choices of several mean the same in any order. */
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
 * What a change did, for the audit log: every field of `after` whose value is another in `before`, as
 * `field old → new`, with commas between; when it changed stands in the entry itself. Long values are cut; a text of the same beginning is told by its length.
 */
export function changesTold(before: object, after: object): string {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => field !== "updatedAt" && written(old.get(field)) !== written(value))
    .map(([field, value]) => `${field} ${quoted(old.get(field))} → ${quoted(value)}`)
    .join(", ");
}
