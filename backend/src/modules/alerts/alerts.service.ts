import type { Alert } from "@listwise/contracts/alerts";
import type { AppContext } from "../../infra/context";
import { loadNamedApps } from "../apps";
import type { ChartStored } from "../category-ranks";
import type { CrawlEnded } from "../crawls";
import { presentAlert } from "./alerts.presenter";
import { countUnread, findAlerts, findAlertsById } from "./alerts.repository";
import { raiseChartAlerts } from "./rules/chart-alerts.repository";
import { raiseAlerts } from "./rules/watched-keywords.repository";
import { queueDeliveries } from "./webhooks/deliveries.service";

/** Returns the user's latest alerts of one app or of all apps, and how many of all of them are unread. */
export async function listAlerts(
  ctx: AppContext,
  userId: number,
  appId: number | undefined,
): Promise<{ alerts: Alert[]; unread: number }> {
  const rows = await findAlerts(ctx.db, userId, appId);
  const getApp = await loadNamedApps(ctx, rows);
  return {
    alerts: rows.map((row) => presentAlert(row, getApp)),
    unread: await countUnread(ctx.db, userId, appId),
  };
}

/**
 * Creates the alerts that a finished crawl triggers, queues them for webhooks in the same transaction, and then sends
 * them to their owners' browsers.
 */
export async function evaluateRules(ctx: AppContext, { failure, ...pair }: CrawlEnded): Promise<void> {
  if (failure !== null) return;
  const ids = await ctx.db.transaction(async (tx) => {
    const raised = await raiseAlerts(tx, pair);
    if (raised.length > 0) await queueDeliveries(ctx, tx, raised);
    return raised;
  });
  await notifyOwners(ctx, ids);
}

/**
 * Creates the alerts that the ranks of a chart trigger and queues them for webhooks, in the transaction that stores the
 * ranks. They are sent to browsers after the commit.
 */
export async function evaluateChartRules(ctx: AppContext, stored: ChartStored): Promise<void> {
  const ids = await raiseChartAlerts(stored.tx, stored);
  if (ids.length === 0) return;
  await queueDeliveries(ctx, stored.tx, ids);
  stored.afterCommit(() => notifyOwners(ctx, ids));
}

/** Sends new alerts to their owners' browsers. */
async function notifyOwners(ctx: AppContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const raised = await findAlertsById(ctx.db, ids);
  const getApp = await loadNamedApps(ctx, raised);
  for (const row of raised) ctx.sockets.toUser(row.userId, "alert:raised", presentAlert(row, getApp));
}
