import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { countUnread, findOnlineRecipients, claimDue } from "./inbox.repository";

type Due = Awaited<ReturnType<typeof claimDue>>;

/** Sends all due notifications. */
export async function announceDue(ctx: AppContext): Promise<void> {
  await announce(ctx, await claimDue(ctx.db));
}

/** Sends notifications to the open browsers of their recipients. Other users find them in the inbox. */
export async function announce(ctx: AppContext, due: Due): Promise<void> {
  for (const { id, title, message, level, audience } of due) {
    const payload = { id, title, message, level };
    if (audience === "all") ctx.sockets.toAll("notification:sent", payload);
    else if (audience === "admins") ctx.sockets.toAdmins("notification:sent", payload);
    else {
      for (const userId of await findOnlineRecipients(ctx.db, id)) {
        ctx.sockets.toUser(userId, "notification:sent", payload);
      }
    }
  }
}

/** Sends a reconnecting user the number of unread notifications. */
async function sendUnreadCount(ctx: AppContext, userId: number): Promise<void> {
  const unread = await countUnread(ctx.db, userId);
  if (unread > 0) ctx.sockets.toUser(userId, "notification:unread", { unread });
}

export function defineAnnouncements(ctx: AppContext): void {
  ctx.sockets.welcome(({ id }) => sendUnreadCount(ctx, id));
  ctx.queue.define("notifications.announce", () => announceDue(ctx), { cron: "* * * * *" });
}

/**
 * Schedules an announcement. Returns the notifications that are due now, which the caller passes to `announce` after
 * the commit.
 */
export async function scheduleAnnouncement(ctx: AppContext, tx: Transaction, at: Date): Promise<Due> {
  const startAfterSeconds = Math.ceil((at.getTime() - Date.now()) / 1000);
  if (startAfterSeconds <= 0) return claimDue(tx);
  await ctx.queue.send("notifications.announce", {}, { startAfterSeconds, within: tx });
  return [];
}
