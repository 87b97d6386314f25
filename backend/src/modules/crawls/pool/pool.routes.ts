import { requestPoolEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import { parsePage, paginate } from "../../../infra/http/paging";
import { closeBreaker, loadSourceHealth } from "../../store";
import { countRequests, findRequests } from "./pool.repository";
import { dropRequest, retryRequest } from "./pool.service";

const success = true as const;
const formatTime = (moment: Date | null) => moment?.toISOString() ?? null;

export function poolRoutes(app: FastifyInstance, ctx: AppContext): void {
  const ends = requestPoolEndpoints;
  registerEndpoint(app, ends.requests, async ({ query }) => {
    const page = parsePage(query);
    const { sortBy, sortDir = "asc", search, state, country } = query;
    const sort = sortBy ? { by: sortBy, dir: sortDir } : null;
    const [{ rows, total }, counts] = await Promise.all([
      findRequests(ctx.db, { search, state, country }, sort, page),
      countRequests(ctx.db),
    ]);
    const data = rows.map((row) => ({
      ...row,
      queuedAt: formatTime(row.queuedAt),
      notBefore: formatTime(row.notBefore),
      checkedAt: formatTime(row.checkedAt),
      failedAt: formatTime(row.failedAt),
    }));
    return { success, data, pagination: paginate(page, total), counts };
  });
  registerEndpoint(app, ends.retry, async ({ body, request }) => {
    await retryRequest(ctx, body, request);
    return { success };
  });
  registerEndpoint(app, ends.drop, async ({ body, request }) => {
    await dropRequest(ctx, body, request);
    return { success };
  });
  registerEndpoint(app, ends.sources, async () => ({ success, data: await loadSourceHealth(ctx) }));
  registerEndpoint(app, ends.closeBreaker, async ({ body, request }) => ({
    success,
    data: await closeBreaker(ctx, body.host, request),
  }));
}
