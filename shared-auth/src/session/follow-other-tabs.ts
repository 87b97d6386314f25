import { singleton } from "../platform/singleton";
import { openStore } from "../storage/backing-store";
import { onStorageChange } from "../storage/on-storage-change";
import { view } from "../storage/safe-storage";
import { adoptStoredSession } from "./change-session";
import { getAccessToken } from "./stored-session";
import { leaveView } from "./viewing";

/** Ends the view of another account when the administrator logs out; the next page of the tab asks for a login. */
function endViewOnLogout(): void {
  if (view.current && openStore("localStorage").get("token") === null) leaveView(view.current);
}

/** Starts listening for logins and logouts in other tabs; repeated calls do nothing. */
export function followOtherTabs(): void {
  singleton("session-tabs", () => {
    if (view.current) {
      onStorageChange(["token"], endViewOnLogout);
      return {};
    }
    // A login writes its token last and a logout removes it first, so no delay is needed; hidden tabs
    // throttle timers.
    onStorageChange(["token"], adoptStoredSession);
    onStorageChange(["user"], () => {
      if (getAccessToken() !== null) adoptStoredSession();
    });
    return {};
  });
}
