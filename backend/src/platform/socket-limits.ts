import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Socket } from "socket.io";
import { networkOf } from "./admit";
import { fail } from "./errors";

/** Caps on real-time connections, each for one node; the figures are chosen by us. */
export const SOCKET_LIMITS = {
  /** Open connections of one user: more tabs than people keep. */
  perUser: 20,
  /** Open connections of one network that have not presented a valid token. */
  unauthenticatedPerNetwork: 50,
  /** New connections of one network in a minute; an office that reconnects after a restart stays below. */
  handshakesPerMinute: 300,
  /** Messages of one connection in ten seconds. Browsers send one, and an answer to each ping every 25 seconds. */
  messagesPerTenSeconds: 20,
  /** Bytes of one message: an access token and its envelope. */
  messageBytes: 5_000,
  /** How long a connection may take to present its token, which the browser may have to refresh first. */
  authenticationMs: 15_000,
} as const;

type Connection = Socket["conn"];
type Key = number | string;

/** Counts what is open, by user or network. */
function createCounter() {
  const counts = new Map<Key, number>();
  return {
    get: (key: Key) => counts.get(key) ?? 0,
    add(key: Key): void {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    remove(key: Key): void {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}

/** Closes a connection that sends more than any client of ours: nothing it sends is listened to. */
function closeFloods(connection: Connection): void {
  let [since, messages] = [Date.now(), 0];
  connection.on("packet", () => {
    if (Date.now() - since > 10_000) [since, messages] = [Date.now(), 0];
    messages += 1;
    if (messages > SOCKET_LIMITS.messagesPerTenSeconds) connection.close(true);
  });
}

/** Counts connections for {@link SOCKET_LIMITS}; forwarded addresses are believed from the given proxies alone. */
export function createSocketLimits(trustedProxies: string[]) {
  const trusts = proxyAddr.compile(trustedProxies);
  const [users, unauthenticated] = [createCounter(), createCounter()];
  const release = new WeakMap<Connection, () => void>();
  let minute = { until: 0, handshakes: createCounter() };

  return {
    /** Returns false if the network of a handshake has opened too many connections in this minute. */
    mayHandshake(request: IncomingMessage): boolean {
      if (Date.now() > minute.until) minute = { until: Date.now() + 60_000, handshakes: createCounter() };
      const network = networkOf(proxyAddr(request, trusts));
      minute.handshakes.add(network);
      return minute.handshakes.get(network) <= SOCKET_LIMITS.handshakesPerMinute;
    },
    /** Watches a new connection, and closes it if its network has too many without a token. */
    watch(connection: Connection): void {
      const network = networkOf(proxyAddr(connection.request, trusts));
      if (unauthenticated.get(network) >= SOCKET_LIMITS.unauthenticatedPerNetwork) {
        connection.close(true);
        return;
      }
      unauthenticated.add(network);
      release.set(connection, () => unauthenticated.remove(network));
      connection.once("close", () => release.get(connection)?.());
      closeFloods(connection);
    },
    /**
     * Counts an authenticated connection for its user until it closes.
     * @throws RATE_LIMITED if the user has too many.
     */
    admit(userId: number, connection: Connection): void {
      if (connection.readyState !== "open") throw fail("UNAVAILABLE", "The connection has closed.");
      if (users.get(userId) >= SOCKET_LIMITS.perUser) {
        throw fail("RATE_LIMITED", "There are too many open connections for this account.");
      }
      release.get(connection)?.();
      users.add(userId);
      release.set(connection, () => users.remove(userId));
    },
  };
}
