import type { Usage, UserLimits } from "@listwise/contracts/limits";
import { DAY_MS } from "../../../infra/durations";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { parseDay } from "../../../infra/http/parse-day";
import { assertMayAct, findUserById, type UserRow } from "../../accounts";
import { parseLimitValues } from "../values/parse-limit-values";
import { note, type By } from "./admin-note";
import { presentLimit } from "../limits.presenter";
import { findLimits, saveOverride } from "../limits.repository";
import { loadUsageByFeature, findUserPlan } from "../limits.service";
import { getMetering, computePeriod } from "../usage/period";
import type { LimitValue } from "../plans/plans";
import { assignPlan } from "../plans/assign-plan";
import { findDefinitions } from "../plans/templates.repository";
import { findTemplateByKey } from "../limits.reads";
import { deleteOverrides, deleteUsage, findOverridden, findPeriods } from "./user-limits.repository";

const DEFAULT_DAYS = 30;

async function findUserOrThrow(db: Executor, id: number): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (!user) throw failNotFound("user");
  return user;
}

export async function loadUserLimits(db: Executor, userId: number): Promise<UserLimits> {
  await findUserOrThrow(db, userId);
  const rows = await findLimits(db, userId);
  return {
    plan: await findUserPlan(db, userId),
    limits: Object.fromEntries(rows.map((row) => [row.key, presentLimit(row)])),
    overridden: await findOverridden(db, userId),
  };
}

function describeLimits({ limits, overridden }: UserLimits, keys: readonly string[]): string {
  return keys
    .map((key) => {
      const value = [limits[key]?.limitValue].flat().join(" ") || "nothing";
      return `${key} ${value}${overridden.includes(key) ? "" : " (plan default)"}`;
    })
    .join(", ");
}

export async function setUserLimits(
  ctx: AppContext,
  userId: number,
  limits: Record<string, LimitValue | null>,
  by: By,
): Promise<UserLimits> {
  await assertMayAct(ctx, userId, by.request);
  return ctx.db.transaction(async (tx) => {
    const user = await findUserOrThrow(tx, userId);
    const accepted = parseLimitValues(await findDefinitions(tx), limits);
    const before = await loadUserLimits(tx, userId);
    const back = accepted.filter(({ value }) => value === null).map(({ definitionId }) => definitionId);
    await deleteOverrides(tx, userId, back);
    for (const { definitionId, value } of accepted) {
      if (value !== null) await saveOverride(tx, userId, definitionId, value);
    }
    const after = await loadUserLimits(tx, userId);
    const keys = accepted.map(({ key }) => key);
    const change = `${describeLimits(before, keys)} → ${describeLimits(after, keys)}`;
    await note(ctx, { ...by, subjectId: userId }, "user.limits-changed", `${user.email}: ${change}`, tx);
    return after;
  });
}

export async function setUserPlan(
  ctx: AppContext,
  userId: number,
  plan: string,
  by: By,
): Promise<UserLimits> {
  await assertMayAct(ctx, userId, by.request);
  return ctx.db.transaction(async (tx) => {
    await findUserOrThrow(tx, userId);
    if (!(await findTemplateByKey(tx, plan))) {
      throw fail("VALIDATION_FAILED", "There is no such plan. Choose one from the list.", [
        { path: "plan", message: "There is no such plan. Choose one from the list." },
      ]);
    }
    const change = await assignPlan(tx, userId, plan);
    if (change) {
      await note(
        ctx,
        { ...by, subjectId: userId },
        "user.plan-changed",
        `${change.email}: ${change.before} → ${change.after}`,
        tx,
      );
    }
    return loadUserLimits(tx, userId);
  });
}

/** @throws VALIDATION_FAILED for invalid or swapped dates; NOT_FOUND for an unknown user */
export async function loadUserUsage(
  ctx: AppContext,
  userId: number,
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
) {
  const end =
    endDate === undefined ? new Date() : new Date(parseDay(endDate, "endDate").getTime() + DAY_MS - 1);
  const start =
    startDate === undefined
      ? new Date(end.getTime() - DEFAULT_DAYS * DAY_MS)
      : parseDay(startDate, "startDate");
  if (start > end) throw fail("VALIDATION_FAILED", "startDate is after endDate. Swap them.");
  await findUserOrThrow(ctx.db, userId);
  const periods = await findPeriods(ctx.db, userId, start, end);
  return {
    data: await loadUsageByFeature(ctx.db, userId, await findLimits(ctx.db, userId)),
    periods: periods.map((row) => ({ ...row, periodStart: row.periodStart.toISOString() })),
  };
}

/**
 * Resets the counters of the current period for one feature, or for all.
 * @throws VALIDATION_FAILED if the feature isn't metered
 */
export async function resetUsage(
  ctx: AppContext,
  userId: number,
  feature: string | null,
  by: By,
): Promise<Record<string, Usage>> {
  await assertMayAct(ctx, userId, by.request);
  return ctx.db.transaction(async (tx) => {
    const user = await findUserOrThrow(tx, userId);
    const rows = await findLimits(tx, userId);
    if (feature !== null && !rows.some(({ key }) => key === feature)) {
      throw failNotFound("feature");
    }
    const now = new Date();
    const keys = rows.flatMap(({ key }) => {
      const metering = getMetering(key);
      if (metering === "rows" || metering === "none" || (feature !== null && key !== feature)) return [];
      return [{ feature: key, periodStart: computePeriod(metering, now).start }];
    });
    if (keys.length === 0) {
      throw fail("VALIDATION_FAILED", `${feature} has no counter to reset. Choose another feature.`);
    }
    await deleteUsage(tx, userId, keys);
    await note(
      ctx,
      { ...by, subjectId: userId },
      "limits.usage-reset",
      `${user.email}: ${feature ?? "all features"}`,
      tx,
    );
    return loadUsageByFeature(tx, userId, rows, now);
  });
}
