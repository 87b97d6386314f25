import { bus, followOtherTabs, getSession, setPage } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { announceEnd, forgetEnd } from "./ended.store";

/** Follows the login from the page's start: other tabs, its end, and what must not outlive it. */
export function startSession(): void {
  followOtherTabs();
  setPage({ alert: announceEnd });
  if (getSession().user) forgetEnd();
  bus.on("user:logged-in", forgetEnd);
  bus.on("user:logged-out", toast.dismissAll);
}
