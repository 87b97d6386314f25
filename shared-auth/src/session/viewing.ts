import { viewAsEndpoints, type AccountView } from "@listwise/contracts/account";
import { send } from "../http/send";
import { log } from "../platform/log";
import { page } from "../platform/page";
import { tabStorage, view } from "../storage/safe-storage";
import { removeView, writeView, type View } from "./view";

const { stop } = viewAsEndpoints;
const HOME_PATH = "/dashboard";

/** Returns the account that this tab views as an administrator; `null` for the signed-in user's own pages. */
export function getView(): View | null {
  return view.current;
}

/**
 * Shows the site as another user in this tab: it loads anew, with nothing of the administrator's session.
 * @throws Error if the browser blocks storage
 */
export function startViewing({ emailVerificationRequired, user, ...answer }: AccountView): void {
  if (!writeView(tabStorage, { ...answer, user: { ...user, emailVerificationRequired } })) {
    throw new Error("Your browser blocks this site's storage, which viewing an account needs.");
  }
  page.go(HOME_PATH);
}

/** Returns this tab to the administrator and the page of the viewed account. */
export function leaveView({ user }: View): void {
  removeView(tabStorage);
  page.go(`/admin/users/${user.id}`);
}

/** Ends the view on the server and returns to the administrator. An unreachable server ends it later. */
export async function stopViewing(): Promise<void> {
  const viewed = view.current;
  if (!viewed) return;
  await send({
    method: stop.method,
    path: stop.path,
    query: new URLSearchParams(),
    token: viewed.token,
    repeatable: true,
    timeoutMs: 5_000,
    signal: new AbortController().signal,
  }).catch((problem: unknown) => {
    log.warn("the end of the view could not be sent to the server", problem);
  });
  leaveView(viewed);
}
