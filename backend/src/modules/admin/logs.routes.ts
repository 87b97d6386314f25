import { logsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import { KEPT_LINES, recentLines } from "../../platform/log-ring";

export function logsRoutes(app: FastifyInstance): void {
  bind(app, logsEndpoints.lines, async ({ query }) => ({
    success: true,
    data: recentLines.find(query),
    latest: recentLines.latest(),
    since: recentLines.since(),
    capacity: KEPT_LINES,
  }));
}
