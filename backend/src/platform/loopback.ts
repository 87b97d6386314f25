import type { Environment } from "./config-schema";

/** Returns whether a host name or address, as settings and URLs write it, is this machine's own. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/**
 * Returns whether only this machine reaches the site. A proxy on the same machine opens a loopback `HOST` to everyone, so
 * the address people use and the trusted proxies decide as well.
 */
export function isLoopbackSetup(values: Environment): boolean {
  const { HOST, PUBLIC_URL, TRUST_PROXY } = values;
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname);
  return isLoopback(HOST) && !isPublic && toProxies(TRUST_PROXY).length === 0;
}

/** Returns the addresses that a comma-separated `TRUST_PROXY` names. */
export function toProxies(text = ""): string[] {
  return text
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
}
