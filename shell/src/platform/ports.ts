import type { ClientReport, Guard } from "@listwise/contracts";

/** Whether a route may be entered; if not, where its visitor is sent, or that a screen stands in the page's place. */
export type GuardAnswer =
  { allow: true } | { allow: false; redirect: string } | { allow: false; screen: "license" | "verification" };

/**
 * What the platform needs from the rest of the site. It is plugged in at start, so that loading and mounting remotes
 * knows neither the session nor the API.
 */
export interface PlatformPorts {
  /** Asked before any byte of a remote is requested, in this order: licence, session, verification, role. */
  guard: (kind: Guard, pathname: string) => GuardAnswer | Promise<GuardAnswer>;
  /** What {@link PlatformPorts.guard} would answer, from what is known now and without consequences. */
  may: (kind: Guard, pathname: string) => boolean;
  /** Whether this role may take remotes from elsewhere. */
  mayOverride: () => boolean;
  /** Tells the server what failed in this browser; answers the number under which it is found, if it gave one. */
  report: (report: ClientReport) => Promise<string | undefined>;
  /** Tells the server that a version of a remote works in this browser. */
  mounted: (mount: { remote: string; version: string }) => Promise<unknown>;
  /** The access token the registry is asked with, if there is one. */
  token: () => string | null;
  /** Makes sure that the access token is live, refreshing it if needed. */
  freshen: () => Promise<unknown>;
  /** The role of who is signed in; `null` for visitors. */
  role: () => string | null;
}

const ports: PlatformPorts = {
  guard: () => ({ allow: true }),
  may: () => true,
  mayOverride: () => false,
  report: () => Promise.resolve(undefined),
  mounted: () => Promise.resolve(),
  token: () => null,
  freshen: () => Promise.resolve(),
  role: () => null,
};

/** Plugs the site's own functions in. */
export function connectPlatform(connected: Partial<PlatformPorts>): void {
  Object.assign(ports, connected);
}

/** The functions that are plugged in now. */
export function platform(): Readonly<PlatformPorts> {
  return ports;
}
