import type { AppContext } from "../../platform/context";
import { settingsOf } from "../accounts";
import { listingsOf } from "../apps";
import { digest } from "./alerts.presenter";
import { findWaitingOwners, takeWaiting } from "./alerts.repository";

const MONDAY = 1;

export function defineDigest(ctx: AppContext): void {
  ctx.queue.define("alerts.digest", () => mailDigests(ctx), { cron: "23 7 * * *" });
}

/** Sends one email to every user whose settings want it today. Alerts of users who turned the email off count as sent. */
export async function mailDigests(ctx: AppContext, today = new Date()): Promise<void> {
  for (const { userId, email } of await findWaitingOwners(ctx.db)) {
    const { rankAlerts } = (await settingsOf(ctx.db, userId)).notifications;
    if (rankAlerts === "weekly" && today.getUTCDay() !== MONDAY) continue;
    await ctx.db.transaction(async (tx) => {
      const rows = await takeWaiting(tx, userId);
      if (rankAlerts === "off" || rows.length === 0) return;
      const apps = await listingsOf(
        ctx,
        rows.map((row) => row.appId),
      );
      await ctx.mailer.send({ to: email, ...digest(rows, apps, ctx.config.publicUrl) }, tx);
    });
  }
}
