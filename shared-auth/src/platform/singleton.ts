/**
 * Returns the page-wide value stored under `Symbol.for("listwise.<name>.v1")`, creating it on first use. An
 * accidental second copy of this package therefore shares the same session, bus and stores.
 */
export function singleton<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`listwise.${name}.v1`);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the key is ours, so a copy of this code stored the value
  const existing: T | undefined = Reflect.get(globalThis, key);
  if (existing) return existing;
  const created = create();
  Reflect.set(globalThis, key, created);
  return created;
}
