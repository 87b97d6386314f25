import type { Platform } from "@listwise/aso-core/stores";
import { explainMissing } from "@listwise/aso-core/text";
import type { AlertOptions, AlertRule, AlertRuleChange, AlertScope } from "@listwise/contracts/alerts";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { isUniqueViolation } from "../../../infra/db/database-errors";
import { fail, failNotFound } from "../../../infra/http/errors";
import { lockOwner } from "../../accounts";
import { assertTracked, findListPlatform, loadNamedApps, resolveApp } from "../../apps";
import { ensureKeyword } from "../../crawls";
import { assertWithinLimit, loadLimit } from "../../limits";
import { assertCovered, getStore, normalizeKeyword } from "../../store";
import { presentRule } from "./rules.presenter";
import { findRules, insertRule, removeRule, updateRule, type NewRule } from "./rules.repository";
import { countRules } from "../alerts.reads";
import { countWatchedKeywords, findWatchable } from "./watched-keywords.repository";

const LIMIT = "alerts_per_app";

function throwUnknownRule(): never {
  throw failNotFound("alert");
}

/** Returns the user's rules, or only one of them. */
export async function listRules(ctx: AppContext, userId: number, id?: number): Promise<AlertRule[]> {
  const rules = await findRules(ctx.db, userId, id);
  const counts = await countWatchedKeywords(ctx.db, userId);
  const getApp = await loadNamedApps(ctx, rules);
  return rules.map((rule) => presentRule(rule, getApp, counts.get(rule.id) ?? 0));
}

const loadRule = async (ctx: AppContext, userId: number, id: number): Promise<AlertRule> =>
  (await listRules(ctx, userId, id))[0] ?? throwUnknownRule();

function getScopeName(scope: AlertScope): string | null {
  if (scope.type === "category") return scope.category;
  if (scope.type === "tag") return scope.tag;
  return scope.type === "chart" ? scope.chart : null;
}

async function toColumns(db: Executor, scope: AlertScope, platform: Platform) {
  const keywordId =
    scope.type === "keyword" ? await ensureKeyword(db, normalizeKeyword(scope.keyword), platform) : null;
  return { scope: scope.type, keywordId, scopeName: getScopeName(scope) };
}

const toChannelColumns = ({ email, webhook }: AlertRule["channels"]) => ({
  byEmail: email,
  byWebhook: webhook,
});

type RequestedRule = Pick<NewRule, "country" | "condition" | "threshold" | "isPaused"> & {
  appId: number | string;
  scope?: AlertScope | undefined;
  keyword: string | null;
  channels: AlertRule["channels"];
};

/**
 * Creates an alert rule for a tracked app. Without a scope it watches `keyword`, or all keywords if that is `null`.
 *
 * @throws UNKNOWN_COUNTRY, NOT_FOUND if the app is not tracked, CONFLICT if the rule exists, FEATURE_LIMIT_EXCEEDED,
 * VALIDATION_FAILED for a chart if the source has none
 */
export async function createRule(
  ctx: AppContext,
  userId: number,
  { appId, keyword, scope, channels, ...asked }: RequestedRule,
): Promise<AlertRule> {
  await assertCovered(ctx, asked.country);
  await assertWatchable(ctx, scope);
  const app = await resolveApp(ctx, userId, String(appId));
  await assertTracked(ctx.db, userId, app.id);
  const watched = scope ?? (keyword === null ? { type: "all" } : { type: "keyword", keyword });
  const id = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    await assertWithinLimit(tx, userId, LIMIT, await countRules(tx, userId, app.id));
    const columns = { ...(await toColumns(tx, watched, app.platform)), ...toChannelColumns(channels) };
    const added = await insertRule(tx, { ...asked, ...columns, userId, appId: app.id });
    return added ?? throwSameRule();
  });
  return loadRule(ctx, userId, id);
}

/** @throws VALIDATION_FAILED if the source of listings has nothing to watch */
async function assertWatchable(ctx: AppContext, scope: AlertScope | undefined): Promise<void> {
  if (scope?.type !== "chart") return;
  const source = await getStore(ctx).describe();
  if (source.fields.includes("charts")) return;
  throw fail("VALIDATION_FAILED", explainMissing(source, "category ranks"));
}

function throwSameRule(): never {
  throw fail("CONFLICT", "You already have this alert. Change that one, or choose something else.");
}

/**
 * Changes a rule; absent fields stay as they are.
 *
 * @throws UNKNOWN_COUNTRY, NOT_FOUND, CONFLICT if the user already has such a rule, VALIDATION_FAILED as {@link createRule}
 */
export async function changeRule(
  ctx: AppContext,
  userId: number,
  id: number,
  { scope, channels, ...asked }: AlertRuleChange,
): Promise<AlertRule> {
  if (asked.country !== undefined) await assertCovered(ctx, asked.country);
  await assertWatchable(ctx, scope);
  try {
    await ctx.db.transaction(async (tx) => {
      const [rule] = await findRules(tx, userId, id);
      if (!rule) return throwUnknownRule();
      const columns = {
        ...(scope && (await toColumns(tx, scope, await findListPlatform(tx, userId, rule.appId)))),
        ...(channels && toChannelColumns(channels)),
      };
      if (!(await updateRule(tx, userId, id, { ...asked, ...columns }))) throwUnknownRule();
    });
  } catch (error) {
    if (isUniqueViolation(error)) throwSameRule();
    throw error;
  }
  return loadRule(ctx, userId, id);
}

/** @throws NOT_FOUND if it isn't the user's */
export async function deleteRule(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeRule(ctx.db, userId, id))) throwUnknownRule();
}

/** Counts the keywords of each name. Names that differ in case only are one. */
function countByName(named: readonly { name: string; keyword: string }[]): { name: string; count: number }[] {
  const found = new Map<string, { name: string; keywords: Set<string> }>();
  for (const { name, keyword } of named) {
    const known = found.get(name.toLowerCase()) ?? { name, keywords: new Set() };
    known.keywords.add(keyword);
    found.set(name.toLowerCase(), known);
  }
  return [...found.values()]
    .map(({ name, keywords }) => ({ name, count: keywords.size }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Returns what the rules of a tracked app can watch in a country, and how many rules the plan allows.
 *
 * @throws NOT_FOUND if the app is not tracked
 */
export async function loadOptions(
  ctx: AppContext,
  userId: number,
  { appId, country }: { appId: number; country: string },
): Promise<AlertOptions> {
  await assertTracked(ctx.db, userId, appId);
  const entries = await findWatchable(ctx.db, userId, appId, country);
  const keywords = [...new Set(entries.map(({ keyword }) => keyword))];
  const favorites = entries.filter(({ isFavorite }) => isFavorite);
  return {
    all: keywords.length,
    favorites: new Set(favorites.map(({ keyword }) => keyword)).size,
    keywords,
    categories: countByName(entries.map(({ category, keyword }) => ({ name: category, keyword }))),
    tags: countByName(entries.flatMap(({ tags, keyword }) => tags.map((name) => ({ name, keyword })))),
    rules: await countRules(ctx.db, userId, appId),
    maxRules: await loadLimit(ctx.db, userId, LIMIT),
  };
}
