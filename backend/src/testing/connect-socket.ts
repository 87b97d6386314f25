import { SOCKET_PATH } from "@listwise/contracts/events";
import { io, type Socket } from "socket.io-client";
import type { TestApp } from "./test-app";

/** Starts accepting connections and returns the URL. */
export async function listen({ app, ctx }: Pick<TestApp, "app" | "ctx">): Promise<string> {
  ctx.sockets.attach(app.server, ctx.auth);
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/**
 * Waits for the next event with this name. A connection that is already open has passed its `connect` event.
 * @throws with the refusal as its cause, if the connection is refused or ends first
 */
export function waitForEvent(socket: Socket, event: string): Promise<unknown[]> {
  if (event === "connect" && socket.connected) return Promise.resolve([]);
  const heard = new Promise<unknown[]>((resolve, reject) => {
    socket.once(event, (...args: unknown[]) => resolve(args));
    for (const end of ["connect_error", "disconnect"])
      socket.once(end, (cause) => reject(new Error(`${end} before ${event}: ${String(cause)}`, { cause })));
  });
  heard.catch(() => {}); // A test may close the connection without waiting.
  return heard;
}

/** Opens a connection as a browser does, but without reconnecting. */
export function openSocket(address: string, token: string): Socket {
  return io(address, { path: SOCKET_PATH, auth: { token }, transports: ["websocket"], reconnection: false });
}
