import { notificationsEndpoints } from "@listwise/contracts/notifications";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { countUnread, findInbox, markRead } from "./inbox.repository";
import { presentForAdmin, presentReceived } from "./notifications.presenter";
import { findNotifications } from "./notifications.repository";
import { changeNotification, createNotification, removeNotification } from "./notifications.service";

const success = true as const;

export function notificationsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, notificationsEndpoints.inbox, async ({ user }) => {
    const [rows, unread] = await Promise.all([findInbox(ctx.db, user.id), countUnread(ctx.db, user.id)]);
    const data = rows.map(({ notification, readAt }) => presentReceived(notification, readAt));
    return { success, data, unread };
  });
  registerEndpoint(app, notificationsEndpoints.markRead, async ({ user }) => {
    await markRead(ctx.db, user.id);
    return { success };
  });
  registerEndpoint(app, notificationsEndpoints.list, async ({ query }) => {
    const page = parsePage(query);
    const { rows, total } = await findNotifications(ctx.db, query, page);
    return { success, data: rows.map(presentForAdmin), pagination: paginate(page, total) };
  });
  registerEndpoint(app, notificationsEndpoints.create, ({ body, user, request, transact }) =>
    createNotification(ctx, transact, body, user.id, request),
  );
  registerEndpoint(app, notificationsEndpoints.update, async ({ params, body, request }) => ({
    success,
    data: await changeNotification(ctx, params.id, body, request),
  }));
  registerEndpoint(app, notificationsEndpoints.remove, async ({ params, request }) => {
    await removeNotification(ctx, params.id, request);
    return { success };
  });
}
