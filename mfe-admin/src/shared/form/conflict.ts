import { z } from "@listwise/contracts";

/** Somebody else saved meanwhile: their values, and the version that they are. */
export interface Conflict<V> {
  updatedAt: string;
  current: V;
}

const Details = z.object({ updatedAt: z.string(), current: z.unknown() });

export function readConflict<V>(details: unknown, read: (current: unknown) => V | null): Conflict<V> | null {
  const known = z.safeParse(Details, details);
  const current = known.success ? read(known.data.current) : null;
  return known.success && current !== null ? { updatedAt: known.data.updatedAt, current } : null;
}

/** A value as people read it, for two versions side by side. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  return JSON.stringify(value);
}
