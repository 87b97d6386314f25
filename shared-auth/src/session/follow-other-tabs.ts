import { singleton } from "../platform/singleton";
import { onStorageChange } from "../storage/on-storage-change";
import { adoptStoredSession } from "./change-session";
import { SESSION_KEYS } from "./stored-session";

/** Starts to follow logins and logouts of other tabs; once per page, however often it is called. */
export function followOtherTabs(): void {
  singleton("session-tabs", () => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // A login writes three keys, one event each: look once all are there.
    onStorageChange(SESSION_KEYS, () => {
      clearTimeout(waiting);
      waiting = setTimeout(adoptStoredSession, 50);
    });
    return {};
  });
}
