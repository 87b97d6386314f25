import type { Server as HttpServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isAdminRole } from "@listwise/contracts/api";
import { SOCKET_PATH, type SocketEvents } from "@listwise/contracts/events";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Server } from "socket.io";
import type { Authenticator, Principal } from "../authenticate";
import type { Pool } from "../../db/database";
import { fail } from "../errors";
import type { Logger } from "../../logging/logger";
import { createSocketLimits, SOCKET_LIMITS } from "./socket-limits";

type EventName = keyof SocketEvents;
/** {@link Sockets} is the only way to emit, and its methods pair each event with its payload. */
type Listeners = Record<EventName, (payload: SocketEvents[EventName]) => void>;
/** Messages between nodes. */
interface BetweenNodes {
  "end-session": (sessionId: string, notice: SocketEvents["session_terminated"]) => void;
}
type Io = Server<NoEvents, Listeners, BetweenNodes, SocketData>;
type NoEvents = Record<string, never>;
interface SocketData {
  principal: Principal;
}

/** Runs for the user of a new connection. */
type Greeter = (user: Pick<Principal, "id" | "role">) => Promise<void>;

/**
 * Sends events to browsers, on whichever node they are connected. Events may be lost, so the database must hold the
 * same information.
 */
export interface Sockets {
  toUser<K extends EventName>(userId: number, event: K, payload: SocketEvents[K]): void;
  toAdmins<K extends EventName>(event: K, payload: SocketEvents[K]): void;
  toAll<K extends EventName>(event: K, payload: SocketEvents[K]): void;
  /** Sets whether a user's open connections receive admin events. */
  setAdmin(userId: number, isAdmin: boolean): void;
  /** Closes the connections of an ended session. */
  disconnectSession(sessionId: string): void;
  /** Notifies the browsers of a session that it has ended, then closes their connections. */
  endSession(sessionId: string, notice: SocketEvents["session_terminated"]): void;
  /** Registers a check that runs before every connection; an error it throws refuses the connection. */
  guard(check: () => Promise<void>): void;
  /**
   * Adds a function that runs for the user of every new connection once it can receive events; its errors are
   * logged.
   */
  welcome(greet: Greeter): void;
  /** Closes every connection; clients reconnect and pass the guard again. */
  disconnectAll(): void;
  /** Returns true if this node accepts connections. */
  isOpen(): boolean;
  /** Returns the number of connections to this node. */
  countConnections(): number;
  /** Starts accepting connections. */
  attach(server: HttpServer, auth: Authenticator): void;
  close(): Promise<void>;
}

/** Connections close after this time, so that clients reconnect with a fresh token. */
const RECHECK_MS = 15 * 60_000;

/** Time that the statements of a closing adapter usually need. */
const CLOSE_PAUSE_MS = 20;

/** Releases broken connections, because the adapter doesn't and would eventually exhaust the pool. */
function releaseBrokenConnections(pool: Pool): void {
  const held = new Set<object>();
  pool.on("connect", (client) => client.once("end", () => held.has(client) && client.release(true)));
  pool.on("acquire", (client) => held.add(client));
  pool.on("release", (_error, client) => held.delete(client));
}

/**
 * Creates the real-time server. Nodes exchange events through the database. `pool` must be dedicated to it and have at
 * least 2 connections.
 */
export function createSockets(pool: Pool, log: Logger, trustedProxies: string[] = []): Sockets {
  releaseBrokenConnections(pool);
  const limits = createSocketLimits(trustedProxies);
  const io = new Server<NoEvents, Listeners, BetweenNodes, SocketData>({
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
  const greeters: Greeter[] = [];
  const room = (name: string) => io.to(name);
  // A single message between nodes notifies and closes; with two, the closing one could arrive first.
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
    welcome: (by) => void greeters.push(by),
    disconnectAll: () => void io.disconnectSockets(true),
    isOpen: () => attached,
    countConnections: () => (attached ? io.engine.clientsCount : 0),
    attach(server, auth) {
      attached = true;
      io.attach(server, { path: SOCKET_PATH, serveClient: false });
      io.engine.on("connection", (connection: Parameters<typeof limits.watch>[0]) =>
        limits.watch(connection),
      );
      io.use((socket, next) => {
        const { token } = socket.handshake.auth;
        const admitted = mayConnect()
          .then(() => auth.authenticate(typeof token === "string" ? token : ""))
          .then((principal) => {
            // Events and presence belong to the owner.
            if (principal.viewer)
              throw fail("VIEW_ONLY", "Only the owner of this account gets live updates.");
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
        for (const greet of greeters) {
          greet({ id, role }).catch((error: unknown) =>
            log.warn({ err: error }, "a welcome handler of a connection failed"),
          );
        }
        const recheck = setTimeout(() => socket.conn.close(), RECHECK_MS).unref();
        socket.on("disconnect", () => clearTimeout(recheck));
      });
    },
    async close() {
      // Clients reconnect to another node when the engine closes; after `disconnect` they would stay away.
      if (attached) io.engine.close();
      attached = false;
      if (closed) return;
      closed = true;
      // An adapter that is closed while it opens its connection keeps it, and is closed again once it has it.
      do {
        await io.of("/").adapter.close();
        await wait(CLOSE_PAUSE_MS);
      } while (pool.totalCount > pool.idleCount);
    },
  };
}

function emit(to: Io | ReturnType<Io["to"]>, event: EventName, payload: SocketEvents[EventName]): void {
  to.emit(event, payload);
}

/**
 * Puts the error code where the client looks for it before it tries to refresh the token, as it does with API
 * responses.
 */
function toHandshakeError(error: unknown): Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "UNAUTHORIZED";
  return Object.assign(new Error(code), { data: { code } });
}
