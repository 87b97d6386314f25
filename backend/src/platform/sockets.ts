import type { Server as HttpServer } from "node:http";
import { isAdminRole, SOCKET_PATH, type SocketEvents } from "@listwise/contracts";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Server } from "socket.io";
import type { Authenticator, Principal } from "./authenticate";
import type { Pool } from "./database";
import type { Logger } from "./logger";
import { createSocketLimits, SOCKET_LIMITS } from "./socket-limits";

type EventName = keyof SocketEvents;
/** Which payload belongs to which event is said by {@link Sockets}, the only way in. */
type Listeners = Record<EventName, (payload: SocketEvents[EventName]) => void>;
/** Messages of one node to the others. */
interface BetweenNodes {
  "end-session": (sessionId: string, notice: SocketEvents["session_terminated"]) => void;
}
type Io = Server<Nothing, Listeners, BetweenNodes, SocketData>;
type Nothing = Record<string, never>;
interface SocketData {
  principal: Principal;
}

/** Notices to browsers, on whatever node they are connected. They may be lost: what they say must hold in the database. */
export interface Sockets {
  toUser<K extends EventName>(userId: number, event: K, payload: SocketEvents[K]): void;
  toAdmins<K extends EventName>(event: K, payload: SocketEvents[K]): void;
  toAll<K extends EventName>(event: K, payload: SocketEvents[K]): void;
  /** What a user's open connections hear as an administrator, from now on. */
  setAdmin(userId: number, isAdmin: boolean): void;
  /** Closes the connections of a session that has ended. */
  disconnectSession(sessionId: string): void;
  /** Tells the browsers of a session that it has ended, then closes their connections. */
  endSession(sessionId: string, notice: SocketEvents["session_terminated"]): void;
  /** Asked before every connection; what it throws is the refusal. */
  guard(check: () => Promise<void>): void;
  /** Called for the user of every new connection, once it can hear: what it throws is logged. */
  welcome(greet: (userId: number) => Promise<void>): void;
  /** Closes every connection; each comes back as it is guarded then. */
  disconnectAll(): void;
  /** Whether this node accepts connections. */
  isOpen(): boolean;
  /** Begins to accept connections. */
  attach(server: HttpServer, auth: Authenticator): void;
  close(): Promise<void>;
}

/** Connections are closed after this, so that the client comes back with a token that is checked anew. */
const RECHECK_MS = 15 * 60_000;

/** The adapter does not give back a connection that broke while it listened: a few of those, and none is left. */
function giveBackBroken(pool: Pool): void {
  const held = new Set<object>();
  pool.on("connect", (client) => client.once("end", () => held.has(client) && client.release(true)));
  pool.on("acquire", (client) => held.add(client));
  pool.on("release", (_error, client) => held.delete(client));
}

/** Makes the real-time server; nodes pass events to each other through the database. `pool` is its own, of 2 or more. */
export function createSockets(pool: Pool, log: Logger, trustedProxies: string[] = []): Sockets {
  giveBackBroken(pool);
  const limits = createSocketLimits(trustedProxies);
  const io = new Server<Nothing, Listeners, BetweenNodes, SocketData>({
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: SOCKET_LIMITS.messageBytes,
    connectTimeout: SOCKET_LIMITS.authenticationMs,
    allowRequest: (request, answer) => answer("Too many connections.", limits.mayHandshake(request)),
    adapter: createAdapter(pool, {
      tableName: "socket_io_attachments",
      errorHandler: (error) => log.warn({ err: error }, "socket adapter lost the database"),
    }),
  });
  let attached = false;
  let closed = false;
  let mayConnect: () => Promise<void> = async () => {};
  let greet: (userId: number) => Promise<void> = async () => {};
  const room = (name: string) => io.to(name);
  // One message between nodes for both: of two, the one that closes could overtake the one that tells.
  const endHere: BetweenNodes["end-session"] = (sessionId, notice) => {
    io.local.to(`session:${sessionId}`).emit("session_terminated", notice);
    io.local.in(`session:${sessionId}`).disconnectSockets(true);
  };
  io.on("end-session", endHere);
  return {
    toUser: (userId, event, payload) => emit(room(`user:${userId}`), event, payload),
    toAdmins: (event, payload) => emit(room("admins"), event, payload),
    toAll: (event, payload) => emit(io, event, payload),
    setAdmin(userId, isAdmin) {
      const theirs = io.in(`user:${userId}`);
      if (isAdmin) theirs.socketsJoin("admins");
      else theirs.socketsLeave("admins");
    },
    endSession(sessionId, notice) {
      endHere(sessionId, notice);
      io.serverSideEmit("end-session", sessionId, notice);
    },
    disconnectSession: (sessionId) => void io.in(`session:${sessionId}`).disconnectSockets(true),
    guard: (check) => void (mayConnect = check),
    welcome: (by) => void (greet = by),
    disconnectAll: () => void io.disconnectSockets(true),
    isOpen: () => attached,
    attach(server, auth) {
      attached = true;
      io.attach(server, { path: SOCKET_PATH, serveClient: false });
      io.engine.on("connection", limits.watch);
      io.use((socket, next) => {
        const { token } = socket.handshake.auth;
        const admitted = mayConnect()
          .then(() => auth.authenticate(typeof token === "string" ? token : ""))
          .then((principal) => {
            limits.admit(principal.id, socket.conn);
            socket.data.principal = principal;
          });
        admitted.then(
          () => next(),
          (error: unknown) => next(toHandshakeError(error)),
        );
      });
      io.on("connection", (socket) => {
        const { id, sessionId, role } = socket.data.principal;
        const rooms = [`user:${id}`, `session:${sessionId}`, ...(isAdminRole(role) ? ["admins"] : [])];
        void socket.join(rooms);
        greet(id).catch((error: unknown) => log.warn({ err: error }, "a connection was not greeted"));
        const recheck = setTimeout(() => socket.conn.close(), RECHECK_MS).unref();
        socket.on("disconnect", () => clearTimeout(recheck));
      });
    },
    async close() {
      // Closed connections are opened anew by the clients, elsewhere; `disconnect` would tell them to stay away.
      if (attached) io.engine.close();
      attached = false;
      if (!closed) await io.of("/").adapter.close();
      closed = true;
    },
  };
}

function emit(to: Io | ReturnType<Io["to"]>, event: EventName, payload: SocketEvents[EventName]): void {
  to.emit(event, payload);
}

/** The client reads the code before it thinks of refreshing, as it does with answers of the API. */
function toHandshakeError(error: unknown): Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "UNAUTHORIZED";
  return Object.assign(new Error(code), { data: { code } });
}
