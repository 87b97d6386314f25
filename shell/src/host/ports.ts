import type { Guard } from "@listwise/contracts/remotes";
import type { ClientReport } from "@listwise/contracts/site";

/** Result of a guard: allow, redirect, or show a screen in place of the page. */
export type GuardAnswer =
  | { allow: true }
  | { allow: false; redirect: string }
  | { allow: false; screen: "license" | "verification" };

/**
 * Dependencies of the host on the rest of the site. They are injected at start, so that loading and
 * mounting remotes does not depend on the session or the API.
 */
export interface HostPorts {
  /** Runs before any request for a remote. Checks license, session, verification and role, in this order. */
  guard: (kind: Guard, pathname: string) => GuardAnswer | Promise<GuardAnswer>;
  /** Synchronous, side-effect-free variant of `guard`; uses cached session state only. */
  may: (kind: Guard, pathname: string) => boolean;
  /** Returns true if the user's role may override remotes. */
  mayOverride: () => boolean;
  /** Reports an error to the server. Resolves to its report number, if the server returned one. */
  report: (report: ClientReport) => Promise<string | undefined>;
  /** Reports to the server that a version of a remote works in this browser. */
  mounted: (mount: { remote: string; version: string }) => Promise<unknown>;
  /** Returns the access token for the registry request, or `null`. */
  token: () => string | null;
  /** Refreshes the access token if it has expired. */
  freshen: () => Promise<unknown>;
  /** Returns the role of the signed-in user; `null` for visitors. */
  role: () => string | null;
}

// Connected once per page, before anything uses them.
const ports: HostPorts = {
  guard: () => ({ allow: true }),
  may: () => true,
  mayOverride: () => false,
  report: () => Promise.resolve(undefined),
  mounted: () => Promise.resolve(),
  token: () => null,
  freshen: () => Promise.resolve(),
  role: () => null,
};

/** Injects the site's implementations. */
export function connectHost(connected: Partial<HostPorts>): void {
  Object.assign(ports, connected);
}

/** Returns the current implementations. */
export function getHostPorts(): Readonly<HostPorts> {
  return ports;
}
