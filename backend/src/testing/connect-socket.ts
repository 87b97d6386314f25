import { SOCKET_PATH } from "@listwise/contracts";
import { io, type Socket } from "socket.io-client";
import type { TestApp } from "./test-app";

/** Begins to accept connections; returns the address. */
export async function listen({ app, ctx }: Pick<TestApp, "app" | "ctx">): Promise<string> {
  ctx.sockets.attach(app.server, ctx.auth);
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** The next event of this name, or the connection's own; one that is open already has had its `connect`. */
export function once(socket: Socket, event: string): Promise<unknown[]> {
  if (event === "connect" && socket.connected) return Promise.resolve([]);
  return new Promise((resolve) => socket.once(event, (...args: unknown[]) => resolve(args)));
}

/** A connection as a browser makes it, but one that does not come back. */
export function openSocket(address: string, token: string): Socket {
  return io(address, { path: SOCKET_PATH, auth: { token }, transports: ["websocket"], reconnection: false });
}
