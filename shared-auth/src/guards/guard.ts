import type { Guard } from "@listwise/contracts";
import { ensureFreshSession } from "../http/ensure-fresh-session";
import { singleton } from "../platform/singleton";
import { getSession } from "../session/session.store";
import { accessToken } from "../session/stored-session";
import { tokenIsLive } from "../session/token";
import { decide, type Decision } from "./decide";
import { rememberOrigin } from "./origin-path";

const license = singleton("license", () => ({ ok: true }));

/** Tells the guards whether this installation may run. */
export function setLicenseOk(ok: boolean): void {
  license.ok = ok;
}

function look(kind: Guard, path: string): Decision {
  return decide({
    guard: kind,
    pathname: path.split(/[?#]/)[0] ?? path,
    licenseOk: license.ok,
    user: getSession().user,
    tokenLive: tokenIsLive(accessToken()),
  });
}

/** Whether what is known now lets the person in; nothing is remembered. */
export function mayEnter(kind: Guard, path: string): boolean {
  return look(kind, path).allow;
}

/** Decides with what is known now, and remembers `path` when the answer is the login. */
export function guard(kind: Guard, path: string): Decision {
  const decision = look(kind, path);
  if (!decision.allow && "redirect" in decision && decision.redirect === "/login") rememberOrigin(path);
  return decision;
}

/** As {@link guard}, after refreshing an expired token: for route loaders. */
export async function guardRoute(kind: Guard, path: string): Promise<Decision> {
  if (kind !== "public" && license.ok) await ensureFreshSession();
  return guard(kind, path);
}
