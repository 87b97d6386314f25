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

/** How a field's value is told where two versions stand side by side. */
export type FieldWords<V> = { [K in keyof V]?: (value: V[K]) => string };

/** Names for numbers; one that is gone meanwhile keeps its number. */
export function namesOf(ids: readonly number[], known: readonly { id: number; name: string }[] = []): string {
  return ids.map((id) => known.find((one) => one.id === id)?.name ?? `Number ${id}, deleted`).join(", ");
}

/** A value as people read it, for two versions side by side. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  return JSON.stringify(value);
}
