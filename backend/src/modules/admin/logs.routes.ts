import { logsEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { LOG_BUFFER_LINES, logBuffer } from "../../infra/logging/log-buffer";

export function logsRoutes(app: FastifyInstance): void {
  registerEndpoint(app, logsEndpoints.lines, async ({ query }) => ({
    success: true,
    data: logBuffer.find(query),
    latest: logBuffer.latest(),
    since: logBuffer.since(),
    capacity: LOG_BUFFER_LINES,
  }));
}
