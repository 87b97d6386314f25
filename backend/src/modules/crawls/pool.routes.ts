import { requestPoolEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { closeBreaker, sourceHealth } from "../store";
import { countRequests, findRequests } from "./pool.repository";
import { dropRequest, retryRequest } from "./pool.service";

const success = true as const;
const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

export function poolRoutes(app: FastifyInstance, ctx: AppContext): void {
  const ends = requestPoolEndpoints;
  bind(app, ends.requests, async ({ query }) => {
    const page = pageOf(query);
    const { sortBy, sortDir = "asc", search, state, country } = query;
    const sort = sortBy ? { by: sortBy, dir: sortDir } : null;
    const [{ rows, total }, counts] = await Promise.all([
      findRequests(ctx.db, { search, state, country }, sort, page),
      countRequests(ctx.db),
    ]);
    const data = rows.map((row) => ({
      ...row,
      queuedAt: textOf(row.queuedAt),
      notBefore: textOf(row.notBefore),
      checkedAt: textOf(row.checkedAt),
      failedAt: textOf(row.failedAt),
    }));
    return { success, data, pagination: paginate(page, total), counts };
  });
  bind(app, ends.retry, async ({ body, request }) => {
    await retryRequest(ctx, body, request);
    return { success };
  });
  bind(app, ends.drop, async ({ body, request }) => {
    await dropRequest(ctx, body, request);
    return { success };
  });
  bind(app, ends.sources, async () => ({ success, data: await sourceHealth(ctx) }));
  bind(app, ends.closeBreaker, async ({ body, request }) => ({
    success,
    data: await closeBreaker(ctx, body.host, request),
  }));
}
