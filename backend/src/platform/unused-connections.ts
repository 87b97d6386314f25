import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Lets a server close though somebody has connected and asked nothing yet: browsers and clients connect ahead, and Node
 * counts such a connection as busy until its time for headers is over.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
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
