import type { FastifyInstance } from "fastify";
import { fail } from "./errors";
import { isLoopback } from "./loopback";

/**
 * Refuses every request that names another host: it came through a proxy that the settings do not know of, or from a page
 * whose name was pointed at this machine.
 */
export function installLocalHostsOnly(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (isLoopback(request.hostname)) return;
    throw fail(
      "FORBIDDEN",
      "This site is set up for its own machine only. To open it to others, set PUBLIC_URL to the address people use.",
    );
  });
}
