import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { defineAnnouncements } from "./announce.service";
import { findInbox } from "./inbox.repository";
import { presentReceived } from "./notifications.presenter";
import { notificationsRoutes } from "./notifications.routes";

export { notifyUser } from "./notifications.service";

/** Registers the notifications that administrators send to users. */
export function registerNotifications(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("notifications", async (db, userId) =>
    (await findInbox(db, userId)).map(({ notification, readAt }) => ({
      ...presentReceived(notification, readAt),
    })),
  );
  defineAnnouncements(ctx);
  notificationsRoutes(app, ctx);
}
