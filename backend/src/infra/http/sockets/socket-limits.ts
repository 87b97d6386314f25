import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Socket } from "socket.io";
import { toNetworkKey } from "../authorize-request";
import { fail } from "../errors";

/** Limits on real-time connections per node; chosen by us. */
export const SOCKET_LIMITS = {
  /** Open connections per user; more tabs than anyone keeps open. */
  perUser: 20,
  /** Open connections per network without a valid token. */
  unauthenticatedPerNetwork: 50,
  /** New connections per network and minute; enough for an office that reconnects after a restart. */
  handshakesPerMinute: 300,
  /** Messages per connection in ten seconds. Browsers send one, plus a reply to each ping every 25 seconds. */
  messagesPerTenSeconds: 20,
  /** Size limit of a message in bytes: an access token and its envelope. */
  messageBytes: 5_000,
  /** Time in milliseconds that a connection has to present its token, which the browser may have to refresh first. */
  authenticationMs: 15_000,
} as const;

type Connection = Socket["conn"];
type Key = number | string;

/** Counts open connections per user or network. */
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

/** Closes a connection that sends more messages than our client does. The server ignores all messages anyway. */
function closeOnFlood(connection: Connection): void {
  let [since, messages] = [Date.now(), 0];
  connection.on("packet", () => {
    if (Date.now() - since > 10_000) [since, messages] = [Date.now(), 0];
    messages += 1;
    if (messages > SOCKET_LIMITS.messagesPerTenSeconds) connection.close(true);
  });
}

/** Creates counters that enforce {@link SOCKET_LIMITS}. Forwarded addresses are trusted only from the given proxies. */
export function createSocketLimits(trustedProxies: string[]) {
  const trusts = proxyAddr.compile(trustedProxies);
  const [users, unauthenticated] = [createCounter(), createCounter()];
  const release = new WeakMap<Connection, () => void>();
  let minute = { until: 0, handshakes: createCounter() };

  return {
    /** Returns false if the client's network has opened too many connections in this minute. */
    mayHandshake(request: IncomingMessage): boolean {
      if (Date.now() > minute.until) minute = { until: Date.now() + 60_000, handshakes: createCounter() };
      const network = toNetworkKey(proxyAddr(request, trusts));
      minute.handshakes.add(network);
      return minute.handshakes.get(network) <= SOCKET_LIMITS.handshakesPerMinute;
    },
    /** Tracks a new connection and closes it if its network has too many without a token. */
    watch(connection: Connection): void {
      const network = toNetworkKey(proxyAddr(connection.request, trusts));
      if (unauthenticated.get(network) >= SOCKET_LIMITS.unauthenticatedPerNetwork) {
        connection.close(true);
        return;
      }
      unauthenticated.add(network);
      release.set(connection, () => unauthenticated.remove(network));
      connection.once("close", () => release.get(connection)?.());
      closeOnFlood(connection);
    },
    /**
     * Counts an authenticated connection for its user until it closes.
     * @throws UNAVAILABLE if the connection has closed
     * @throws RATE_LIMITED if the user has too many connections
     */
    admit(userId: number, connection: Connection): void {
      if (connection.readyState !== "open")
        throw fail("UNAVAILABLE", "The connection has closed. Connect again.");
      if (users.get(userId) >= SOCKET_LIMITS.perUser) {
        throw fail("RATE_LIMITED", "This account has too many open connections. Close other tabs.");
      }
      release.get(connection)?.();
      users.add(userId);
      release.set(connection, () => users.remove(userId));
    },
  };
}
