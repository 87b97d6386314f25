import { tabStorage } from "@listwise/shared-auth";
import { create } from "zustand";

const KEY = "sessionEnded";

/** How a session was ended. `notice` says where the page is about to go; it is gone once that page is there. */
interface Ended {
  message: string | null;
  notice: string | null;
}

/** What the person is told of a session that somebody else ended; it stays until it is dismissed or someone logs in. */
export const useEndedStore = create<Ended>(() => ({ message: tabStorage.get(KEY), notice: null }));

/** Tells it here, and on the login page that is about to be loaded. */
export function announceEnd(message: string, notice: string): void {
  tabStorage.set(KEY, message);
  useEndedStore.setState({ message, notice });
  // Where the browser keeps nothing, the next page cannot tell it.
  if (!tabStorage.persistent) window.alert(`${message}\n\n${notice}`);
}

export function forgetEnd(): void {
  tabStorage.remove(KEY);
  useEndedStore.setState({ message: null, notice: null });
}
