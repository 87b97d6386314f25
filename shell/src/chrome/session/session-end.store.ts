import { tabStorage } from "@listwise/shared-auth";
import { create } from "zustand";

const KEY = "sessionEnded";

/** A terminated session. `notice` says where the page goes and is gone once it has arrived there. */
interface SessionEnd {
  message: string | null;
  notice: string | null;
}

/** Message about a terminated session; it stays until it is dismissed or a user logs in. */
export const useSessionEndStore = create<SessionEnd>(() => ({ message: tabStorage.get(KEY), notice: null }));

/** Shows the message now and on the login page that loads next. */
export function announceSessionEnd(message: string, notice: string): void {
  tabStorage.set(KEY, message);
  useSessionEndStore.setState({ message, notice });
  // Without persistent storage the next page cannot show the message.
  if (!tabStorage.persistent) window.alert(`${message}\n\n${notice}`);
}

export function clearSessionEnd(): void {
  tabStorage.remove(KEY);
  useSessionEndStore.setState({ message: null, notice: null });
}
