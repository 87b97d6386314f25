import { page } from "../platform/page";
import { singleton } from "../platform/singleton";
import { rememberHere } from "../guards/origin-path";
import { clearSession } from "../session/change-session";
import { sessionEpoch } from "../session/session-epoch";

const LEAVE_AFTER_MS = 100;
const REDIRECT_NOTICE = "You will be redirected to the login page.";

/** What the person has not been told yet of an ending that a call in the background brought. */
const unsaid = singleton<{ message: string | null; epoch: number }>("unsaid-ending", () => ({
  message: null,
  epoch: 0,
}));

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
  /** A terminated session is not told of now: for calls in the background. */
  quiet?: boolean;
}

function tell(message: string): void {
  page.alert(message, REDIRECT_NOTICE);
  setTimeout(() => {
    page.go("/login");
  }, LEAVE_AFTER_MS);
}

/** Clears the login and leaves for /login: once, however many calls bring the news. */
export function endSession({ code, message, epoch, quiet = false }: Ending): void {
  if (epoch !== sessionEpoch()) return;
  rememberHere();
  if (!clearSession(code === "SESSION_TERMINATED" ? "terminated" : "expired")) return;
  if (code === "TOKEN_EXPIRED") page.go("/login");
  else if (quiet) Object.assign(unsaid, { message, epoch: sessionEpoch() });
  else tell(message);
}

/** What a background call left untold is told as soon as the person does something that needs a login. */
export function tellUnsaidEnding(): void {
  const { message, epoch } = unsaid;
  unsaid.message = null;
  if (message !== null && epoch === sessionEpoch()) tell(message);
}
