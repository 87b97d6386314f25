import type { AppContext } from "../../infra/context";
import { findSettings } from "../accounts";
import { loadListings } from "../apps";
import { createDigestMail } from "./alerts-mail";
import { findOwnersWithUnsentAlerts, claimUnsentAlerts } from "./alerts.repository";

const MONDAY = 1;

export function defineDigest(ctx: AppContext): void {
  ctx.queue.define("alerts.digest", () => mailDigests(ctx), { cron: "23 7 * * *" });
}

/** Sends one email to every user whose settings want it today. Alerts of users who turned the email off count as sent. */
export async function mailDigests(ctx: AppContext, today = new Date()): Promise<void> {
  for (const { userId, email } of await findOwnersWithUnsentAlerts(ctx.db)) {
    const { rankAlerts } = (await findSettings(ctx.db, userId)).notifications;
    if (rankAlerts === "weekly" && today.getUTCDay() !== MONDAY) continue;
    await ctx.db.transaction(async (tx) => {
      const rows = await claimUnsentAlerts(tx, userId);
      if (rankAlerts === "off" || rows.length === 0) return;
      const apps = await loadListings(ctx, [...new Set(rows.map((row) => row.appId))]);
      await ctx.mailer.send({ to: email, ...createDigestMail(rows, apps, ctx.config.publicUrl) }, tx);
    });
  }
}
