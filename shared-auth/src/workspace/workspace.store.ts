import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import type { Workspace } from "@listwise/contracts/workspace";
import { create } from "zustand";
import { bus } from "../events/bus";
import { singleton } from "../platform/singleton";
import { parseWorkspace } from "./workspace-params";

/** Current app and country of this tab; values that neither the address nor the server has named yet are absent. */
export type KnownWorkspace = Partial<Workspace>;

const UNKNOWN: Workspace = { appId: null, country: DEFAULT_COUNTRY };

/** Returns true if both values are known. */
export function isWorkspace(known: KnownWorkspace): known is Workspace {
  return known.appId !== undefined && known.country !== undefined;
}

/** Store of this tab's current app and country, shared by all bundles of the page. */
export const useWorkspaceStore = singleton("workspace", () => {
  const address = new URLSearchParams(window.location.search);
  const store = create<KnownWorkspace>()(() => (address.has("for") ? parseWorkspace(address) : {}));
  bus.on("user:logged-out", () => {
    store.setState({}, true);
    // The bus repeats its last state to late subscribers, who must not learn the previous user's app.
    if (bus.last("workspace:changed")) bus.emit("workspace:changed", UNKNOWN);
  });
  return store;
});

/** True while it is not certain that the user tracks the current app, so that pages don't load its data yet. */
export const useWorkspaceCheck = singleton("workspace-check", () => create<boolean>()(() => false));

/** Makes pages wait, or continue, while the current app is checked. */
export const setWorkspaceCheck = (isChecking: boolean): void => useWorkspaceCheck.setState(isChecking, true);

/** Returns the current app and country; until they are known, all apps and the default country. */
export function getWorkspace(): Workspace {
  return { ...UNKNOWN, ...useWorkspaceStore.getState() };
}

/** Returns the current app and country; `null` until both are known, and while it is checked that the user tracks the app. */
export function getKnownWorkspace(): Workspace | null {
  const known = useWorkspaceStore.getState();
  return isWorkspace(known) && !useWorkspaceCheck.getState() ? known : null;
}

/** Sets what is current in this tab and emits `workspace:changed` once both values are known. */
export function adoptWorkspace(change: KnownWorkspace): void {
  const before = useWorkspaceStore.getState();
  const next = { ...before, ...change };
  if (next.appId === before.appId && next.country === before.country) return;
  useWorkspaceStore.setState(next, true);
  if (isWorkspace(next)) bus.emit("workspace:changed", next);
}
