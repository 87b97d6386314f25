import { isIP } from "node:net";
import { Agent, ProxyAgent, type Dispatcher } from "undici";

/** A way out of this machine, with request budgets and circuit breakers of its own. */
export interface Egress {
  /** Address or proxy, without its password; `null` for the way that the system chooses. */
  name: string | null;
  dispatcher?: Dispatcher;
}

/** The way that the system chooses. */
export const DIRECT: readonly Egress[] = [{ name: null }];

/** Returns the name of an entry of `STORE_EGRESS`. */
function getEgressName(entry: string): string {
  if (isIP(entry)) return entry;
  const { username, host } = new URL(entry);
  return username ? `${username}@${host}` : host;
}

/** Returns the names of the ways in `STORE_EGRESS`; `null` is the way that the system chooses. */
export function getEgressNames(entries: readonly string[]): (string | null)[] {
  return entries.length === 0 ? [null] : entries.map(getEgressName);
}

/** Creates the ways in `STORE_EGRESS`, each a local address or the URL of a proxy; without any, the system's. */
export function createEgress(entries: readonly string[]): readonly Egress[] {
  if (entries.length === 0) return DIRECT;
  return entries.map((entry) => {
    const family = isIP(entry);
    const dispatcher =
      family === 0 ? new ProxyAgent(entry) : new Agent({ localAddress: entry, connect: { family } });
    return { name: getEgressName(entry), dispatcher };
  });
}

/** Returns the key of the budget of a host and a way. */
export const createBucketKey = (host: string, name: string | null): string =>
  name === null ? host : `${host} via ${name}`;
