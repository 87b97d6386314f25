import { singleton } from "../platform/singleton";
import { onStorageChange } from "../storage/on-storage-change";
import { adoptStoredSession } from "./change-session";
import { accessToken } from "./stored-session";

/** Starts to follow logins and logouts of other tabs; once per page, however often it is called. */
export function followOtherTabs(): void {
  singleton("session-tabs", () => {
    // A login stores its token last, a logout takes it first. Timers wait in hidden tabs, so there is none.
    onStorageChange(["token"], adoptStoredSession);
    onStorageChange(["user"], () => {
      if (accessToken() !== null) adoptStoredSession();
    });
    return {};
  });
}
