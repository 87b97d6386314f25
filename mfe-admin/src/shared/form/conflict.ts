import { z } from "@listwise/contracts/zod";

/** Version saved by someone else in the meantime. */
export interface Conflict<V> {
  updatedAt: string;
  current: V;
}

const Details = z.object({ updatedAt: z.string(), current: z.unknown() });

/** Reads the current version from the details of a conflict; `null` if the details contain none. */
export function readConflict<V>(details: unknown, read: (current: unknown) => V | null): Conflict<V> | null {
  const known = z.safeParse(Details, details);
  const current = known.success ? read(known.data.current) : null;
  return known.success && current !== null ? { updatedAt: known.data.updatedAt, current } : null;
}

/** Formatters for field values shown side by side. */
export type FieldFormatters<V> = { [K in keyof V]?: (value: V[K]) => string };

/** Returns the names of ids; a deleted one is shown by its id. */
export function formatNames(
  ids: readonly number[],
  known: readonly { id: number; name: string }[] = [],
): string {
  return ids.map((id) => known.find((one) => one.id === id)?.name ?? `No. ${id} (deleted)`).join(", ");
}

/** Formats a value for comparison side by side. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  return JSON.stringify(value);
}
