import { createServer, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics } from "prom-client";
import type { AppContext } from "../context";

/**
 * Serves `/metrics`, `/health` and `/ready` at an address of their own, which is not public and which nodes without an
 * API have too. Returns its port and a function that stops it.
 */
export async function serveMetrics(
  { metrics, readiness, log }: AppContext,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    respond(path, response).catch((error: unknown) => {
      log.warn({ err: error }, "metrics couldn't be served");
      send(response, 500, "The metrics couldn't be collected. The log says why.\n");
    });
  });

  async function respond(path: string, response: ServerResponse): Promise<void> {
    if (path === "/metrics") {
      const text = await metrics.registry.metrics();
      send(response, 200, text, metrics.registry.contentType);
    } else if (path === "/ready") {
      const { ready, checks } = await readiness.run();
      send(response, ready ? 200 : 503, `${JSON.stringify({ ready, checks })}\n`, "application/json");
    } else if (path === "/health") send(response, 200, "ok\n");
    else send(response, 404, "There is /metrics, /health and /ready.\n");
  }

  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  log.info({ host, port: actual }, "metrics are served");
  return {
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, text: string, type = "text/plain"): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}
