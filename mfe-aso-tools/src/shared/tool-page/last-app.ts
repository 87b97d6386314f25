import { getSession, storage } from "@listwise/shared-auth";

const getKey = () => `last-tool-app:${getSession().user?.id ?? 0}`;

/** Returns the id of the app that the user last opened a tool with in this browser; `null` before the first time. */
export function readLastApp(): number | null {
  const id = Number(storage.get(getKey()));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function storeLastApp(id: number): void {
  storage.set(getKey(), String(id));
}
