import { log } from "../platform/log";

/** The subset of `Storage` that the safe storage needs. */
export interface BackingStore {
  readonly persistent: boolean;
  keys(): string[];
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Creates a store that lives as long as the page, for browsers that block storage. */
export function createMemoryStore(): BackingStore {
  const values = new Map<string, string>();
  return {
    persistent: false,
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function createWebStore(web: Storage): BackingStore {
  return {
    persistent: true,
    keys: () => Object.keys(web),
    get: (key) => web.getItem(key),
    set: (key, value) => {
      web.setItem(key, value);
    },
    remove: (key) => {
      web.removeItem(key);
    },
  };
}

/** Key of the appearance, which is the only value that a view takes over from the administrator. */
const THEME_KEY = "theme-config";

/** Creates the store of a tab that views another account: a session without a refresh token, in memory. */
export function createViewStore(
  { token, user }: { token: string; user: unknown },
  shared: BackingStore,
): BackingStore {
  const store = createMemoryStore();
  store.set("token", token);
  store.set("user", JSON.stringify(user));
  const theme = shared.get(THEME_KEY);
  if (theme !== null) store.set(THEME_KEY, theme);
  return { ...store, persistent: true };
}

/**
 * Opens the browser's storage, or an in-memory store if the browser blocks it (private windows, blocked site
 * data).
 */
export function openStore(kind: "localStorage" | "sessionStorage"): BackingStore {
  try {
    const web = kind === "localStorage" ? window.localStorage : window.sessionStorage;
    web.getItem("token");
    return createWebStore(web);
  } catch (problem) {
    log.warn(`${kind} is blocked; this page keeps its values in memory`, problem);
    return createMemoryStore();
  }
}
