import { explainFullList } from "@listwise/aso-core/text";
import { UNLIMITED, type Usage } from "@listwise/contracts/limits";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import type { Feature } from "./plans/catalog";
import { countRows } from "./usage/counters";
import {
  addUsed,
  findLimits,
  findPlan,
  findUsed,
  type LimitRow,
  saveOverride,
  subtractUsed,
} from "./limits.repository";
import { findLimitForUsers } from "./usage/many-users.repository";
import { getMetering, computePeriod } from "./usage/period";
import type { LimitValue } from "./plans/plans";
import { computeUsage } from "./usage/usage";
import { parseIntegerLimit, parseLimitValue } from "./values/values";

/** Maximum value of a counter column. */
const MAX_COUNT = 2_147_483_647;

function createExceededError(row: LimitRow, usage: Usage | null) {
  const reason = usage ? "Feature Limit Exceeded" : "This feature is not available on your current plan";
  return fail("FEATURE_LIMIT_EXCEEDED", `${reason}: ${row.featureName}.`, { feature: row.key, usage });
}

async function findLimitRow(db: Executor, userId: number, feature: string): Promise<LimitRow> {
  const [row] = await findLimits(db, userId, feature);
  if (!row) throw failNotFound("feature");
  return row;
}

/**
 * Returns the plan of an account, which is the default plan if it has none.
 *
 * @throws Error if the plans were not seeded
 */
export async function findUserPlan(db: Executor, userId: number): Promise<{ key: string; name: string }> {
  const plan = await findPlan(db, userId);
  if (!plan) throw new Error("There is no default plan because the limits were not seeded.");
  return plan;
}

/**
 * Sets the limit of one account, instead of its plan's.
 *
 * @throws NOT_FOUND if there is no such feature
 */
export async function overrideLimit(
  db: Executor,
  userId: number,
  feature: Feature,
  value: LimitValue,
): Promise<void> {
  const row = await findLimitRow(db, userId, feature);
  await saveOverride(db, userId, row.id, value);
}

/** Returns the usage of every counted feature of the user, or only of the given one. */
export async function loadUsageByFeature(
  db: Executor,
  userId: number,
  rows: readonly LimitRow[],
  now = new Date(),
): Promise<Record<string, Usage>> {
  const usage: Record<string, Usage> = {};
  const metered = rows.flatMap((row) => {
    const metering = getMetering(row.key);
    return metering === "day" || metering === "month" ? [{ row, period: computePeriod(metering, now) }] : [];
  });
  const keys = metered.map(({ row, period }) => ({ feature: row.key, periodStart: period.start }));
  const used = await findUsed(db, userId, keys);
  for (const { row, period } of metered) {
    usage[row.key] = computeUsage(used.get(row.key) ?? 0, parseIntegerLimit(row), period.reset);
  }
  for (const row of rows) {
    if (getMetering(row.key) !== "rows") continue;
    usage[row.key] = computeUsage(await countRows(db, userId, row.key), parseIntegerLimit(row));
  }
  return usage;
}

/**
 * Returns whether the user can use a feature now. For lists, `item` is the requested entry, such as an export format.
 */
export async function checkFeature(db: Executor, userId: number, feature: string, item?: string) {
  const row = await findLimitRow(db, userId, feature);
  const usage = (await loadUsageByFeature(db, userId, [row]))[feature] ?? null;
  if (usage) return { row, usage, allowed: usage.canUse };
  const value = parseLimitValue(row);
  const allowed = Array.isArray(value)
    ? item === undefined
      ? value.length > 0
      : value.includes(item)
    : value !== false && value !== 0;
  return { row, usage, allowed };
}

/** Checks that the user's plan includes a feature. @throws FEATURE_LIMIT_EXCEEDED */
export async function assertFeature(
  db: Executor,
  userId: number,
  feature: Feature,
  item?: string,
): Promise<void> {
  const { row, usage, allowed } = await checkFeature(db, userId, feature, item);
  if (!allowed) throw createExceededError(row, usage);
}

/**
 * Returns the user's limit of an INTEGER feature that isn't counted, such as a ceiling.
 * @throws NOT_FOUND if the feature doesn't exist
 */
export async function loadLimit(db: Executor, userId: number, feature: Feature): Promise<number> {
  return parseIntegerLimit(await findLimitRow(db, userId, feature));
}

/**
 * Checks that a list has room for `added` items more than `currentCount`, its length before the change.
 * @throws FEATURE_LIMIT_EXCEEDED with the usage before the change and the number of needed places
 */
export async function assertWithinLimit(
  tx: Transaction,
  userId: number,
  feature: Feature,
  currentCount: number,
  added = 1,
): Promise<void> {
  const row = await findLimitRow(tx, userId, feature);
  const limit = parseIntegerLimit(row);
  if (currentCount + added <= limit) return;
  const usage = computeUsage(currentCount, limit);
  const reason = explainFullList(feature, { current: currentCount, limit, needed: added });
  if (reason === null) throw createExceededError(row, usage);
  throw fail("FEATURE_LIMIT_EXCEEDED", reason, { feature, usage, needed: added });
}

/**
 * Returns consumed use whose effect didn't happen, up to the amount used in the period of `consumedAt`.
 *
 * @throws Error if the feature is not metered
 */
export async function refund(
  tx: Transaction,
  userId: number,
  feature: Feature,
  consumedAt: Date,
  amount = 1,
): Promise<void> {
  const metering = getMetering(feature);
  if (metering !== "day" && metering !== "month") throw new Error(`${feature} isn't metered.`);
  await subtractUsed(tx, userId, { feature, periodStart: computePeriod(metering, consumedAt).start }, amount);
}

/** Returns the limit of an INTEGER feature for each of these users, from an override or their plan. */
export async function loadLimitForUsers(db: Executor, userIds: readonly number[], feature: Feature) {
  return (await findLimitForUsers(db, userIds, feature)).map(({ userId, ...row }) => ({
    userId,
    limit: parseIntegerLimit({ ...row, key: feature }),
  }));
}

/** @throws FEATURE_LIMIT_EXCEEDED; Error if the feature is not metered; RangeError for an amount that is no whole number of 1–1,000,000 */
export async function consume(
  tx: Transaction,
  userId: number,
  feature: Feature,
  amount = 1,
  now = new Date(),
): Promise<Usage> {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 1_000_000) {
    throw new RangeError(`The amount to consume must be a whole number from 1 to 1000000, not ${amount}.`);
  }
  const metering = getMetering(feature);
  if (metering !== "day" && metering !== "month") throw new Error(`${feature} isn't metered.`);
  const row = await findLimitRow(tx, userId, feature);
  const limit = parseIntegerLimit(row);
  const period = computePeriod(metering, now);
  const key = { feature, periodStart: period.start };
  const used = await addUsed(tx, userId, key, amount, limit >= UNLIMITED ? MAX_COUNT : limit);
  if (used !== null) return computeUsage(used, limit, period.reset);
  const current = (await findUsed(tx, userId, [key])).get(feature) ?? 0;
  throw createExceededError(row, computeUsage(current, limit, period.reset));
}
