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
  /** Tells the server what failed in this browser. */
  report: (report: ClientReport) => Promise<unknown>;
  /** The access token the registry is asked with, if there is one. */
  token: () => string | null;
}

const ports: PlatformPorts = {
  guard: () => ({ allow: true }),
  report: () => Promise.resolve(),
  token: () => null,
};

/** Plugs the site's own functions in. */
export function connectPlatform(connected: Partial<PlatformPorts>): void {
  Object.assign(ports, connected);
}

/** The functions that are plugged in now. */
export function platform(): Readonly<PlatformPorts> {
  return ports;
}
