import type { AppContext } from "../../platform/context";
import { countUnread, findPresent, takeDue } from "./inbox.repository";

/** Tells the browsers of whom it is for of everything that is due. Who is away finds it in the inbox. */
export async function announceDue(ctx: AppContext): Promise<void> {
  for (const { id, title, message, level, audience } of await takeDue(ctx.db)) {
    const payload = { id, title, message, level };
    if (audience === "all") ctx.sockets.toAll("notification:sent", payload);
    else if (audience === "admins") ctx.sockets.toAdmins("notification:sent", payload);
    else {
      for (const userId of await findPresent(ctx.db, id)) {
        ctx.sockets.toUser(userId, "notification:sent", payload);
      }
    }
  }
}

/** Tells who comes back what they have missed. */
async function tellUnread(ctx: AppContext, userId: number): Promise<void> {
  const unread = await countUnread(ctx.db, userId);
  if (unread > 0) ctx.sockets.toUser(userId, "notification:unread", { unread });
}

export function defineAnnouncements(ctx: AppContext): void {
  ctx.sockets.welcome((userId) => tellUnread(ctx, userId));
  ctx.queue.define("notifications.announce", () => announceDue(ctx), { cron: "* * * * *" });
}

/** Announces at that moment; should that be missed, within the minute. */
export async function announceAt(ctx: AppContext, at: Date): Promise<void> {
  const seconds = Math.ceil((at.getTime() - Date.now()) / 1000);
  if (seconds <= 0) return announceDue(ctx);
  await ctx.queue.send("notifications.announce", {}, { startAfterSeconds: seconds });
}
