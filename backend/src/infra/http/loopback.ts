import type { Environment } from "../config/config-schema";

/** Returns true if a host name or address refers to this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/**
 * Returns true if the site is reachable only from this machine. A local proxy can make a loopback `HOST` public, so
 * `PUBLIC_URL` and `TRUST_PROXY` are checked as well.
 */
export function isLoopbackSetup(values: Environment): boolean {
  const { HOST, PUBLIC_URL, TRUST_PROXY } = values;
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname);
  return isLoopback(HOST) && !isPublic && parseTrustedProxies(TRUST_PROXY).length === 0;
}

/** Returns the addresses in a comma-separated `TRUST_PROXY`. */
export function parseTrustedProxies(text = ""): string[] {
  return text
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
}
