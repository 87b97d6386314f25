import type { Guard } from "@listwise/contracts/remotes";
import { showDeferredEnd } from "../http/end-session";
import { ensureFreshSession } from "../http/ensure-fresh-session";
import { getSession } from "../session/session.store";
import { getAccessToken } from "../session/stored-session";
import { isTokenLive } from "../session/token";
import { decide, type Decision } from "./decide";
import { isLicensed } from "./license";
import { saveReturnPath } from "./return-path";

function evaluate(kind: Guard, path: string, unknownCounts = false): Decision {
  return decide({
    guard: kind,
    pathname: path.split(/[?#]/)[0] ?? path,
    licenseOk: isLicensed(),
    user: getSession().user,
    tokenLive: unknownCounts || isTokenLive(getAccessToken()),
  });
}

/** Returns true if the guard would allow the path now. Has no side effects and does not refresh the token. */
export function canEnter(kind: Guard, path: string): boolean {
  return evaluate(kind, path).allow;
}

function saveIfLogin(decision: Decision, path: string): Decision {
  if (!decision.allow && "redirect" in decision && decision.redirect === "/login") {
    saveReturnPath(path);
    showDeferredEnd();
  }
  return decision;
}

/**
 * Evaluates a guard synchronously with the current session. Saves `path` if the decision redirects to the
 * login page.
 */
export function guard(kind: Guard, path: string): Decision {
  return saveIfLogin(evaluate(kind, path), path);
}

/**
 * Evaluates a guard for a route loader, after refreshing an expired token. If the server cannot be reached,
 * the session counts as live: the page opens and shows its own error.
 */
export async function guardRoute(kind: Guard, path: string): Promise<Decision> {
  if (kind === "public" || !isLicensed()) return guard(kind, path);
  const freshness = await ensureFreshSession();
  return saveIfLogin(evaluate(kind, path, freshness === "unknown"), path);
}
