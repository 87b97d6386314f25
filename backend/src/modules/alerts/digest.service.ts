import { alertsEndpoints } from "@listwise/contracts/alerts";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { buildUnsubscribeUrl } from "../../infra/mail/one-click-unsubscribe";
import { createRowTokens } from "../../infra/security/row-tokens";
import { findSettings, findUserById, turnOffRankAlerts } from "../accounts";
import { loadNamedApps } from "../apps";
import { createDigestMail } from "./alerts-mail";
import { findOwnersWithUnsentAlerts, claimUnsentAlerts } from "./alerts.repository";

const MONDAY = 1;

const { createToken, readTokenId, isTokenValid } = createRowTokens("rank-alerts");

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
      const getApp = await loadNamedApps(ctx, rows);
      const token = await createToken(ctx, userId, email);
      const unsubscribeUrl = buildUnsubscribeUrl(ctx, alertsEndpoints.unsubscribe, token);
      const letter = createDigestMail(rows, getApp, ctx.config.publicUrl);
      await ctx.mailer.send({ to: email, ...letter, unsubscribeUrl }, tx);
    });
  }
}

/**
 * Turns off the email of the user to whose address the token was sent.
 * @throws NOT_FOUND for an invalid token
 */
export async function endDigests(ctx: AppContext, token: string): Promise<void> {
  const id = Number(readTokenId(token));
  const user = Number.isSafeInteger(id) && id < 2 ** 31 ? await findUserById(ctx.db, id) : null;
  if (!user || !(await isTokenValid(ctx, token, user.id, user.email)))
    throw fail("NOT_FOUND", "This link doesn't work. Turn the email off in your settings.");
  await turnOffRankAlerts(ctx, user.id);
}
