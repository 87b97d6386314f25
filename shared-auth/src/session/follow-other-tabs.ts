import { singleton } from "../platform/singleton";
import { onStorageChange } from "../storage/on-storage-change";
import { adoptStoredSession } from "./change-session";
import { getAccessToken } from "./stored-session";

/** Starts listening for logins and logouts in other tabs; repeated calls do nothing. */
export function followOtherTabs(): void {
  singleton("session-tabs", () => {
    // A login writes its token last and a logout removes it first, so no delay is needed; hidden tabs
    // throttle timers.
    onStorageChange(["token"], adoptStoredSession);
    onStorageChange(["user"], () => {
      if (getAccessToken() !== null) adoptStoredSession();
    });
    return {};
  });
}
