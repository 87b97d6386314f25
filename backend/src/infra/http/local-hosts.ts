import type { FastifyInstance } from "fastify";
import { fail } from "./errors";
import { isLoopback } from "./loopback";

/**
 * Refuses requests for any other host name: they come through a proxy that isn't configured, or from a page that uses
 * DNS rebinding.
 */
export function installLocalHostsOnly(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (isLoopback(request.hostname)) return;
    throw fail(
      "FORBIDDEN",
      "This site only accepts requests from its own machine. To make it public, set PUBLIC_URL to its address.",
    );
  });
}
