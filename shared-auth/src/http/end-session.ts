import { page } from "../platform/page";
import { rememberHere } from "../guards/origin-path";
import { clearSession } from "../session/change-session";
import { sessionEpoch } from "../session/session-epoch";

const LEAVE_AFTER_MS = 100;
const REDIRECT_NOTICE = "You will be redirected to the login page.";

/** Codes that say the login is over; a refresh cannot help. */
export function endsSession(code: string): code is "TOKEN_EXPIRED" | "SESSION_TERMINATED" {
  return code === "TOKEN_EXPIRED" || code === "SESSION_TERMINATED";
}

interface Ending {
  code: "TOKEN_EXPIRED" | "SESSION_TERMINATED";
  /** The server's message, shown when the session was terminated. */
  message: string;
  /** The login the news is about; news about a former login change nothing. */
  epoch: number;
  /** Neither alert nor redirect: for calls in the background. */
  quiet?: boolean;
}

/** Clears the login and leaves for /login: once, however many calls bring the news. */
export function endSession({ code, message, epoch, quiet = false }: Ending): void {
  if (epoch !== sessionEpoch()) return;
  rememberHere();
  if (!clearSession(code === "SESSION_TERMINATED" ? "terminated" : "expired") || quiet) return;
  if (code === "TOKEN_EXPIRED") {
    page.go("/login");
    return;
  }
  page.alert(`${message}\n\n${REDIRECT_NOTICE}`);
  setTimeout(() => {
    page.go("/login");
  }, LEAVE_AFTER_MS);
}
