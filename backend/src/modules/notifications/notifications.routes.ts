import { notificationsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { countUnread, findInbox, markRead } from "./inbox.repository";
import { presentForAdmin, presentReceived } from "./notifications.presenter";
import { findNotifications } from "./notifications.repository";
import { changeNotification, createNotification, removeNotification } from "./notifications.service";

const success = true as const;

export function notificationsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, notificationsEndpoints.inbox, async ({ user }) => {
    const [rows, unread] = await Promise.all([findInbox(ctx.db, user.id), countUnread(ctx.db, user.id)]);
    const data = rows.map(({ notification, readAt }) => presentReceived(notification, readAt));
    return { success, data, unread };
  });
  bind(app, notificationsEndpoints.markRead, async ({ user }) => {
    await markRead(ctx.db, user.id);
    return { success };
  });
  bind(app, notificationsEndpoints.list, async ({ query }) => {
    const page = pageOf(query);
    const { rows, total } = await findNotifications(ctx.db, query, page);
    return { success, data: rows.map(presentForAdmin), pagination: paginate(page, total) };
  });
  bind(app, notificationsEndpoints.create, ({ body, user, request, transact }) =>
    createNotification(ctx, transact, body, user.id, request),
  );
  bind(app, notificationsEndpoints.update, async ({ params, body, request }) => ({
    success,
    data: await changeNotification(ctx, params.id, body, request),
  }));
  bind(app, notificationsEndpoints.remove, async ({ params, request }) => {
    await removeNotification(ctx, params.id, request);
    return { success };
  });
}
