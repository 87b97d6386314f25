import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes connections without a request when the server closes. Browsers open connections ahead of time, and Node treats
 * them as busy until the header timeout.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}
