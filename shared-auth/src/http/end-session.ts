import { leaveView } from "../session/viewing";
import { view } from "../storage/safe-storage";
import { page } from "../platform/page";
import { singleton } from "../platform/singleton";
import { saveCurrentPath } from "../guards/return-path";
import { clearSession } from "../session/change-session";
import { getSessionEpoch } from "../session/session-epoch";

const LEAVE_AFTER_MS = 100;
const REDIRECT_NOTICE = "You will be redirected to the login page.";

/** Message of a session end that a background call learned about and that the user has not seen yet. */
const deferredEnd = singleton<{ message: string | null; epoch: number }>("unsaid-ending", () => ({
  message: null,
  epoch: 0,
}));

/** Returns true for codes that end the session, so that a refresh is pointless. */
export function isSessionEndCode(code: string): code is "TOKEN_EXPIRED" | "SESSION_TERMINATED" {
  return code === "TOKEN_EXPIRED" || code === "SESSION_TERMINATED";
}

interface Ending {
  code: "TOKEN_EXPIRED" | "SESSION_TERMINATED";
  /** The server's message, shown if the session was terminated. */
  message: string;
  /** Epoch of the session that ended; reports about an earlier session are ignored. */
  epoch: number;
  /** Defers the message of a terminated session; for background calls. */
  quiet?: boolean;
}

function alertAndLeave(message: string): void {
  page.alert(message, REDIRECT_NOTICE);
  setTimeout(() => {
    page.go("/login");
  }, LEAVE_AFTER_MS);
}

/** Clears the login and goes to /login. Runs once per session, however many calls report its end. */
export function endSession({ code, message, epoch, quiet = false }: Ending): void {
  if (epoch !== getSessionEpoch()) return;
  if (view.current) {
    leaveView(view.current);
    return;
  }
  saveCurrentPath();
  if (!clearSession(code === "SESSION_TERMINATED" ? "terminated" : "expired")) return;
  if (code === "TOKEN_EXPIRED") page.go("/login");
  else if (quiet) Object.assign(deferredEnd, { message, epoch: getSessionEpoch() });
  else alertAndLeave(message);
}

/** Shows a deferred session end as soon as the user does something that needs a login. */
export function showDeferredEnd(): void {
  const { message, epoch } = deferredEnd;
  deferredEnd.message = null;
  if (message !== null && epoch === getSessionEpoch()) alertAndLeave(message);
}
