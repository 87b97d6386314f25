import type { StoredDraft } from "./draft-storage";

interface Form<V extends Record<string, unknown>> {
  values: V;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
}

const isName = <V extends Record<string, unknown>>(values: V, name: string): name is keyof V & string =>
  Object.hasOwn(values, name);

function isSameType<T>(value: unknown, like: T): value is T {
  return Array.isArray(like) ? Array.isArray(value) : typeof value === typeof like;
}

function restoreField<V extends Record<string, unknown>, K extends keyof V & string>(
  { values, set }: Form<V>,
  name: K,
  value: unknown,
): void {
  if (isSameType<V[K]>(value, values[name])) set(name, value);
}

/** Restores the unsaved text into form fields of the same type. */
export function restoreDraft<V extends Record<string, unknown>>(form: Form<V>, kept: StoredDraft): void {
  for (const [name, value] of Object.entries(kept.found ?? {})) {
    if (isName(form.values, name)) restoreField(form, name, value);
  }
  kept.drop();
}
