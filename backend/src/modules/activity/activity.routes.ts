import { activityEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parseDay } from "../../infra/http/parse-day";
import { parsePage, paginate } from "../../infra/http/paging";
import { presentEntry } from "./activity.presenter";
import { countEntries, findActions, findEntries } from "./activity.repository";

const success = true as const;
const DAY_MS = 86_400_000;
const LATEST_LOGINS = 20;

const parseOptionalDay = (text: string | undefined, name: string) =>
  text === undefined ? undefined : parseDay(text, name);

export function activityRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  registerEndpoint(app, activityEndpoints.log, async ({ query }) => {
    const page = parsePage(query);
    const { search, action, result, source, userId, sortDir = "desc" } = query;
    const last = parseOptionalDay(query.to, "to");
    const before = last && new Date(last.getTime() + DAY_MS);
    const filter = {
      search,
      action,
      result,
      source,
      userId,
      from: parseOptionalDay(query.from, "from"),
      before,
    };
    const [rows, total] = await Promise.all([
      findEntries(db, filter, sortDir, page),
      countEntries(db, filter),
    ]);
    return { success, data: rows.map(presentEntry), pagination: paginate(page, total) };
  });
  registerEndpoint(app, activityEndpoints.actions, async () => ({ success, data: await findActions(db) }));
  registerEndpoint(app, activityEndpoints.logins, async ({ query }) => {
    const slice = { pageSize: query.limit ?? LATEST_LOGINS, offset: 0 };
    const rows = await findEntries(db, { action: "auth.login" }, "desc", slice);
    return { success, data: rows.map(presentEntry) };
  });
  registerEndpoint(app, activityEndpoints.record, async ({ body, request }) => {
    // The actor comes from the token and the source is marked as "client", because browsers can send anything.
    await ctx.audit.record({ ...body, result: "ok", ...getRequestOrigin(request), source: "client" });
    return { success };
  });
}
