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

/** Whether what is known now lets the person in; nothing is remembered. */
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

/** Decides with what is known now, and remembers `path` when the answer is the login. */
export function guard(kind: Guard, path: string): Decision {
  return remembered(look(kind, path), path);
}

/**
 * As {@link guard}, after refreshing an expired token: for route loaders. When the server cannot be reached nobody is put
 * out for it: the page opens, and says itself what it cannot load.
 */
export async function guardRoute(kind: Guard, path: string): Promise<Decision> {
  if (kind === "public" || !licenseOk()) return guard(kind, path);
  const freshness = await freshenSession();
  return remembered(look(kind, path, freshness === "unknown"), path);
}
