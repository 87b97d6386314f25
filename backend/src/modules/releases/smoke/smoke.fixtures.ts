import type { Observation, Opening, StartBrowser } from "./browser/smoke-browser";

/** Returns what a page without faults shows: a mounted remote in this version. */
export function aHealthyPage(opening: Pick<Opening, "address">, version: string): Observation {
  return {
    path: opening.address,
    slot: { status: "ready", version },
    isEmpty: false,
    isCrashed: false,
    isTimedOut: false,
    exceptions: [],
    violations: [],
    consoleErrors: [],
    longestTaskMs: 0,
    accessibility: [],
    links: [],
  };
}

/** Returns a browser that shows what `look` returns for each page, and counts how often it was closed. */
export function createFakeBrowser(look: (opening: Opening) => Promise<Observation> | Observation) {
  const opened: Opening[] = [];
  const state = { closed: 0 };
  const start: StartBrowser = async () => ({
    async open(opening) {
      opened.push(opening);
      return look(opening);
    },
    close: async () => void state.closed++,
  });
  return { start, opened, state };
}
