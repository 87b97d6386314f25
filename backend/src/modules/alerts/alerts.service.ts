import type { Alert, AlertRule } from "@listwise/contracts/alerts";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { isTrackedApp, loadListings, resolveApp } from "../apps";
import { ensureKeyword, type CrawlEnded } from "../crawls";
import { assertWithinLimit } from "../limits";
import { assertCovered, normalizeKeyword } from "../store";
import { lockOwner } from "../accounts";
import { countRules } from "./alerts.reads";
import { presentAlert, presentRule } from "./alerts.presenter";
import {
  insertRule,
  countUnread,
  findAlerts,
  findAlertsById,
  findRules,
  raiseAlerts,
  removeRule,
  type NewRule,
} from "./alerts.repository";

const loadAppNames = (ctx: AppContext, rows: readonly { appId: number }[]) =>
  loadListings(ctx, [...new Set(rows.map((row) => row.appId))]);

export async function listRules(ctx: AppContext, userId: number): Promise<AlertRule[]> {
  const rules = await findRules(ctx.db, userId);
  const apps = await loadAppNames(ctx, rules);
  return rules.map((rule) => presentRule(rule, apps));
}

type RequestedRule = Pick<NewRule, "country" | "condition" | "threshold"> & {
  appId: number | string;
  keyword: string | null;
};

/**
 * Creates an alert rule for a tracked app. `keyword` is `null` for all tracked keywords.
 *
 * @throws UNKNOWN_COUNTRY, NOT_FOUND if the app is not tracked, CONFLICT if the rule exists, FEATURE_LIMIT_EXCEEDED
 */
export async function createRule(
  ctx: AppContext,
  userId: number,
  { appId, keyword, ...asked }: RequestedRule,
): Promise<AlertRule> {
  await assertCovered(ctx, asked.country);
  const app = await resolveApp(ctx, userId, String(appId));
  if (!(await isTrackedApp(ctx.db, userId, app.id))) {
    throw fail("NOT_FOUND", "You don't track this app. Track it first.");
  }
  const id = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const count = await countRules(tx, userId, app.id);
    await assertWithinLimit(tx, userId, "alerts_per_app", count);
    const keywordId = keyword === null ? null : await ensureKeyword(tx, normalizeKeyword(keyword));
    const added = await insertRule(tx, { ...asked, userId, appId: app.id, keywordId });
    if (added === null) throw fail("CONFLICT", "You already have this alert.");
    return added;
  });
  const rule = (await listRules(ctx, userId)).find((one) => one.id === id);
  return rule ?? throwUnknownRule();
}

function throwUnknownRule(): never {
  throw fail("NOT_FOUND", "You have no such alert.");
}

export async function deleteRule(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeRule(ctx.db, userId, id))) throwUnknownRule();
}

export async function listAlerts(
  ctx: AppContext,
  userId: number,
): Promise<{ alerts: Alert[]; unread: number }> {
  const rows = await findAlerts(ctx.db, userId);
  const apps = await loadAppNames(ctx, rows);
  return { alerts: rows.map((row) => presentAlert(row, apps)), unread: await countUnread(ctx.db, userId) };
}

/** Creates the alerts that a finished crawl triggers and sends them to their owners' browsers. */
export async function evaluateRules(ctx: AppContext, { failure, ...pair }: CrawlEnded): Promise<void> {
  if (failure !== null) return;
  const ids = await raiseAlerts(ctx.db, pair);
  if (ids.length === 0) return;
  const raised = await findAlertsById(ctx.db, ids);
  const apps = await loadAppNames(ctx, raised);
  for (const row of raised) ctx.sockets.toUser(row.userId, "alert:raised", presentAlert(row, apps));
}
