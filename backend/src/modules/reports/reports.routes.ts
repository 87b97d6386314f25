import { REPORT_KINDS, reportsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { templateOf } from "./report-kinds";
import { listReports, makeReport, readReport, removeReport, shareReport } from "./reports.service";

const success = true as const;

export function reportsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, reportsEndpoints.list, async ({ query, user }) => {
    const page = pageOf(query);
    const shared = query.isShared === undefined ? undefined : query.isShared === "true";
    const { data, total } = await listReports(ctx.db, user.id, shared, page);
    return { success, data, pagination: paginate(page, total) };
  });
  bind(app, reportsEndpoints.templates, async () => ({ success, data: REPORT_KINDS.map(templateOf) }));
  bind(app, reportsEndpoints.report, async ({ params, user }) => ({
    success,
    data: await readReport(ctx.db, params.id, user.id),
  }));
  bind(app, reportsEndpoints.create, ({ body, user, request, transact }) =>
    transact(async (tx) => ({ success, data: await makeReport(ctx, tx, body, user.id, request) })),
  );
  bind(app, reportsEndpoints.share, async ({ params, body, user, request }) => ({
    success,
    data: await shareReport(ctx, params.id, body.isShared, user.id, request),
  }));
  bind(app, reportsEndpoints.remove, async ({ params, user, request }) => {
    await removeReport(ctx, params.id, user.id, request);
    return { success };
  });
}
