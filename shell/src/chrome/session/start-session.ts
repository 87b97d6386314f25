import { bus, followOtherTabs, getSession, setPage } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { announceEnd, forgetEnd } from "./ended.store";

/** Starts session handling: logins in other tabs, the end of the session, and cleanup after it. */
export function startSession(): void {
  followOtherTabs();
  setPage({ alert: announceEnd });
  if (getSession().user) forgetEnd();
  bus.on("user:logged-in", forgetEnd);
  bus.on("user:logged-out", toast.dismissAll);
}
