import type { DataRouterLike } from "@listwise/shared-ui";

type State = DataRouterLike["state"];
type Location = State["location"];

// The router's action enum can't be imported here; this is its value.
const POP: State["historyAction"] = JSON.parse('"POP"');

function locate(to: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(to, "http://site.test");
  return { pathname, search, hash, state, key: "default" };
}

/** Returns a router like the shell's, with a history that can go back. */
export function memoryHistory(start: string): DataRouterLike {
  const listeners = new Set<() => void>();
  const entries = [locate("/", null), locate(start, null)];
  let index = 1;

  const current = (): State => ({
    location: entries[index] ?? locate(start, null),
    historyAction: POP,
    matches: [],
  });
  let state = current();

  function text(to: Parameters<DataRouterLike["navigate"]>[0]): string {
    if (typeof to === "string") return to;
    if (typeof to === "number") return "";
    return `${to.pathname ?? state.location.pathname}${to.search ?? ""}${to.hash ?? ""}`;
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, options) {
      if (typeof to === "number") index = Math.max(0, index + to);
      else {
        index += options?.replace ? 0 : 1;
        entries.splice(index, entries.length, locate(text(to), options?.state ?? null));
      }
      state = current();
      listeners.forEach((listener) => {
        listener();
      });
      return Promise.resolve();
    },
    createHref: (to) => `${to.pathname}${to.search}${to.hash}`,
  };
}
