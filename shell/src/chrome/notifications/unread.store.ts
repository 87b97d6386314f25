import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

/** Number of unread notifications, as last reported by the server. */
export const useUnreadStore = create<{ unread: number }>(() => ({ unread: 0 }));

export function setUnread(unread: number): void {
  useUnreadStore.setState({ unread });
}

/** Updates the number from server events and resets it on logout. */
export function startUnread(): void {
  bus.on("notification:unread", ({ unread }) => setUnread(unread));
  bus.on("notification:sent", () => setUnread(useUnreadStore.getState().unread + 1));
  bus.on("user:logged-out", () => setUnread(0));
}
