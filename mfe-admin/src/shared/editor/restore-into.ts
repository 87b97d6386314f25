import type { Kept } from "./kept-text";

interface Form<V extends Record<string, unknown>> {
  values: V;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
}

const isName = <V extends Record<string, unknown>>(values: V, name: string): name is keyof V & string =>
  Object.hasOwn(values, name);

function sameKind<T>(value: unknown, like: T): value is T {
  return Array.isArray(like) ? Array.isArray(value) : typeof value === typeof like;
}

function putBack<V extends Record<string, unknown>, K extends keyof V & string>(
  { values, set }: Form<V>,
  name: K,
  value: unknown,
): void {
  if (sameKind<V[K]>(value, values[name])) set(name, value);
}

/** Restores the unsaved text into form fields of the same type. */
export function restoreInto<V extends Record<string, unknown>>(form: Form<V>, kept: Kept): void {
  for (const [name, value] of Object.entries(kept.found ?? {})) {
    if (isName(form.values, name)) putBack(form, name, value);
  }
  kept.drop();
}
