import { log } from "../platform/log";
import { singleton } from "../platform/singleton";
import { getEvictionOrder } from "./cache-entry";
import { readView, type View } from "../session/view";
import { createViewStore, openStore, type BackingStore } from "./backing-store";

/** A storage that never throws. */
export interface SafeStorage {
  /** False if the browser blocks storage and values live only in memory. */
  readonly persistent: boolean;
  get(key: string): string | null;
  /**
   * Returns true if the value was stored. If the storage is full, drops the oldest quarter of the cache, then
   * all of it. Values of over 5 million characters aren't stored.
   */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Returns the JSON value, or `undefined`. Removes invalid JSON. */
  getJson(key: string): unknown;
  setJson(key: string, value: unknown): boolean;
}

/** Browsers store 5 million characters per site. A longer value never fits, so the cache isn't dropped for it. */
const MAX_VALUE_CHARS = 5_000_000;

function attempt<T>(what: string, run: () => T, otherwise: T): T {
  try {
    return run();
  } catch (problem) {
    log.warn(`storage: ${what}`, problem);
    return otherwise;
  }
}

function tryToSet(store: BackingStore, key: string, value: string): boolean {
  return attempt(`cannot store ${key}`, () => (store.set(key, value), true), false);
}

/** Frees space by dropping cached entries only; the session and the theme are never dropped. */
function setWithEviction(store: BackingStore, key: string, value: string): boolean {
  if (value.length > MAX_VALUE_CHARS) return false;
  if (tryToSet(store, key, value)) return true;
  const cached = getEvictionOrder(store).filter((entry) => entry !== key);
  const quarter = Math.ceil(cached.length / 4);
  for (const batch of [cached.slice(0, quarter), cached.slice(quarter)]) {
    if (batch.length === 0) continue;
    batch.forEach((entry) => {
      store.remove(entry);
    });
    if (tryToSet(store, key, value)) return true;
  }
  return false;
}

/** Wraps a store so that no method throws. */
export function createSafeStorage(store: BackingStore): SafeStorage {
  const safe: SafeStorage = {
    persistent: store.persistent,
    get: (key) => attempt(`cannot read ${key}`, () => store.get(key), null),
    set: (key, value) => setWithEviction(store, key, value),
    remove: (key) => {
      attempt(
        `cannot remove ${key}`,
        () => {
          store.remove(key);
        },
        undefined,
      );
    },
    keys: () => attempt("cannot list", () => store.keys(), []),
    getJson: (key) => {
      const text = safe.get(key);
      if (text === null) return undefined;
      try {
        const value: unknown = JSON.parse(text);
        return value;
      } catch (problem) {
        log.warn(`storage: ${key} contained invalid JSON and was removed`, problem);
        safe.remove(key);
        return undefined;
      }
    },
    setJson: (key, value) => safe.set(key, JSON.stringify(value)),
  };
  return safe;
}

/** Values of this tab only, such as the path to return to after login. */
export const tabStorage: SafeStorage = singleton("tab-storage", () =>
  createSafeStorage(openStore("sessionStorage")),
);

/** The account that this tab views; `null` in a tab of the signed-in user. */
export const view: { readonly current: View | null } = singleton("view", () => ({
  current: readView(tabStorage),
}));

/**
 * Values that outlive the tab and are shared by all tabs. A tab that views another account keeps them in memory, so that
 * nothing of that account is stored and the administrator's session stays as it is.
 */
export const storage: SafeStorage = singleton("storage", () => {
  const shared = openStore("localStorage");
  return createSafeStorage(view.current ? createViewStore(view.current, shared) : shared);
});
