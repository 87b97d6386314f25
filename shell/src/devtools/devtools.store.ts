import { tabStorage } from "@listwise/shared-auth";
import { create } from "zustand";

const KEY = "devtools";

interface DevtoolsState {
  /** True while the developer tools are open in this tab. They stay open when the page is reloaded. */
  open: boolean;
  /** True if the user opened them on this page; they then take the focus. */
  isNew: boolean;
}

export const useDevtoolsStore = create<DevtoolsState>(() => ({
  open: tabStorage.get(KEY) === "open",
  isNew: false,
}));

/** Opens or closes the developer tools; without an argument, does the other of the two. */
export function toggleDevtools(open = !useDevtoolsStore.getState().open): void {
  if (open) tabStorage.set(KEY, "open");
  else tabStorage.remove(KEY);
  useDevtoolsStore.setState({ open, isNew: open });
}
