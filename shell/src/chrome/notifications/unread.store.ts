import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

/** How many notifications wait to be read, as far as the server has told. */
export const useUnreadStore = create<{ unread: number }>(() => ({ unread: 0 }));

export function setUnread(unread: number): void {
  useUnreadStore.setState({ unread });
}

/** Follows what the server tells; who logs out leaves nothing behind. */
export function startUnread(): void {
  bus.on("notification:unread", ({ unread }) => setUnread(unread));
  bus.on("notification:sent", () => setUnread(useUnreadStore.getState().unread + 1));
  bus.on("user:logged-out", () => setUnread(0));
}
