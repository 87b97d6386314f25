import { bus, followOtherTabs, getSession, setPage } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { announceSessionEnd, clearSessionEnd } from "./session-end.store";

/** Starts session handling: logins in other tabs, the end of the session, and cleanup after it. */
export function startSession(): void {
  followOtherTabs();
  setPage({ alert: announceSessionEnd });
  if (getSession().user) clearSessionEnd();
  bus.on("user:logged-in", clearSessionEnd);
  bus.on("user:logged-out", toast.dismissAll);
}
