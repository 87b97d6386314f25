import { REPORT_KINDS, reportsEndpoints } from "@listwise/contracts/reports";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { toTemplate } from "./report-kinds";
import { listReports, createReport, readReport, removeReport, shareReport } from "./reports.service";

const success = true as const;

export function reportsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, reportsEndpoints.list, async ({ query, user }) => {
    const page = parsePage(query);
    const shared = query.isShared === undefined ? undefined : query.isShared === "true";
    const { data, total } = await listReports(ctx.db, user.id, shared, page);
    return { success, data, pagination: paginate(page, total) };
  });
  registerEndpoint(app, reportsEndpoints.templates, async () => ({
    success,
    data: REPORT_KINDS.map(toTemplate),
  }));
  registerEndpoint(app, reportsEndpoints.report, async ({ params, user }) => ({
    success,
    data: await readReport(ctx.db, params.id, user.id),
  }));
  registerEndpoint(app, reportsEndpoints.create, ({ body, user, request, transact }) =>
    transact(async (tx) => ({ success, data: await createReport(ctx, tx, body, user.id, request) })),
  );
  registerEndpoint(app, reportsEndpoints.share, async ({ params, body, user, request }) => ({
    success,
    data: await shareReport(ctx, params.id, body.isShared, user.id, request),
  }));
  registerEndpoint(app, reportsEndpoints.remove, async ({ params, user, request }) => {
    await removeReport(ctx, params.id, user.id, request);
    return { success };
  });
}
