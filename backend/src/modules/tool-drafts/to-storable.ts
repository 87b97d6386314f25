const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

/** Returns a copy of the data that PostgreSQL's JSON accepts: NUL is removed and lone surrogates are replaced. */
export function toStorable(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [clean(key), storableValue(value)]));
}

function storableValue(value: unknown): unknown {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value === "object" && value !== null && isRecord(value)) return toStorable(value);
  return value;
}

function clean(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}
