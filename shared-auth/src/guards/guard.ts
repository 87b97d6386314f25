import type { Guard } from "@listwise/contracts";
import { tellUnsaidEnding } from "../http/end-session";
import { freshenSession } from "../http/freshen-session";
import { getSession } from "../session/session.store";
import { accessToken } from "../session/stored-session";
import { tokenIsLive } from "../session/token";
import { decide, type Decision } from "./decide";
import { licenseOk } from "./license";
import { rememberOrigin } from "./origin-path";

function look(kind: Guard, path: string, unknownCounts = false): Decision {
  return decide({
    guard: kind,
    pathname: path.split(/[?#]/)[0] ?? path,
    licenseOk: licenseOk(),
    user: getSession().user,
    tokenLive: unknownCounts || tokenIsLive(accessToken()),
  });
}

/** Returns true if the guard would allow the path now. Has no side effects and does not refresh the token. */
export function mayEnter(kind: Guard, path: string): boolean {
  return look(kind, path).allow;
}

function remembered(decision: Decision, path: string): Decision {
  if (!decision.allow && "redirect" in decision && decision.redirect === "/login") {
    rememberOrigin(path);
    tellUnsaidEnding();
  }
  return decision;
}

/**
 * Evaluates a guard synchronously with the current session. Saves `path` if the decision redirects to the
 * login page.
 */
export function guard(kind: Guard, path: string): Decision {
  return remembered(look(kind, path), path);
}

/**
 * Evaluates a guard for a route loader, after refreshing an expired token. If the server cannot be reached,
 * the session counts as live: the page opens and shows its own error.
 */
export async function guardRoute(kind: Guard, path: string): Promise<Decision> {
  if (kind === "public" || !licenseOk()) return guard(kind, path);
  const freshness = await freshenSession();
  return remembered(look(kind, path, freshness === "unknown"), path);
}
