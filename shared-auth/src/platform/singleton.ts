/**
 * Keeps one value per page under `Symbol.for("listwise.<name>.v1")`, so that an accidental second copy of this package
 * meets the same session, bus and stores.
 */
export function singleton<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`listwise.${name}.v1`);
  const existing: T | undefined = Reflect.get(globalThis, key);
  if (existing) return existing;
  const created = create();
  Reflect.set(globalThis, key, created);
  return created;
}
