import { UNLIMITED } from "@listwise/contracts/limits";
import type { Executor } from "../../../infra/db/database";
import { findAccountPlans } from "../../accounts";
import { LIMIT_DEFINITIONS } from "../plans/catalog";
import { parseIntegerLimit } from "../values/values";
import { countAllRows } from "./counters";
import { computePeriod, getMetering } from "./period";
import { findOverridesOfUsers, findUsageOfUsers, findValuesOfPlans } from "./pressure.repository";
import { computeUsage } from "./usage";

/** Share of a limit in percent from which an account is close to it; the threshold of the warnings that users see. */
const PRESSURE_PERCENT = 80;

/** A limit of which an account uses a large share. */
export interface PressureRow {
  userId: number;
  feature: string;
  featureName: string;
  current: number;
  limit: number;
  percentage: number;
}

const COUNTED = LIMIT_DEFINITIONS.filter(({ key }) => getMetering(key) !== "none");
const KEYS = COUNTED.map(({ key }) => key);

/** Returns what each user uses of a feature now; users who use nothing are missing. */
async function loadUsed(db: Executor, now: Date): Promise<Map<string, Map<number, number>>> {
  const used = new Map<string, Map<number, number>>();
  const start = (feature: string) => {
    const metering = getMetering(feature);
    return metering === "day" || metering === "month" ? computePeriod(metering, now).start : null;
  };
  for (const { userId, feature, periodStart, used: amount } of await findUsageOfUsers(
    db,
    KEYS,
    computePeriod("month", now).start,
  )) {
    if (start(feature)?.getTime() !== periodStart.getTime()) continue;
    used.set(feature, (used.get(feature) ?? new Map<number, number>()).set(userId, amount));
  }
  for (const key of KEYS) {
    if (getMetering(key) === "rows") used.set(key, await countAllRows(db, key));
  }
  return used;
}

/**
 * Returns every limit of customers of which at least 80 percent is used, the largest share first. Limits of 0 and unlimited ones
 * are left out. The number of statements doesn't depend on the number of accounts.
 */
export async function findLimitPressure(db: Executor, now = new Date()): Promise<PressureRow[]> {
  const [accounts, values, overrides, used] = await Promise.all([
    findAccountPlans(db),
    findValuesOfPlans(db, KEYS),
    findOverridesOfUsers(db, KEYS),
    loadUsed(db, now),
  ]);
  const standard = values.find(({ isDefault }) => isDefault)?.plan ?? "";
  const known = new Set(values.map(({ plan }) => plan));
  const limits = new Map(
    values.map((row) => [`${row.plan} ${row.feature}`, parseIntegerLimit({ ...row, key: row.feature })]),
  );
  const own = new Map(
    overrides.map((row) => [`${row.userId} ${row.feature}`, parseIntegerLimit({ ...row, key: row.feature })]),
  );
  const rows: PressureRow[] = [];
  for (const { key: feature, featureName } of COUNTED) {
    for (const [userId, current] of used.get(feature) ?? []) {
      const account = accounts.get(userId);
      if (account === undefined) continue;
      const plan = known.has(account) ? account : standard;
      const limit = own.get(`${userId} ${feature}`) ?? limits.get(`${plan} ${feature}`) ?? 0;
      const { percentage } = computeUsage(current, limit);
      if (limit <= 0 || limit >= UNLIMITED || percentage < PRESSURE_PERCENT) continue;
      rows.push({ userId, feature, featureName, current, limit, percentage });
    }
  }
  return rows.sort((a, b) => b.percentage - a.percentage || a.userId - b.userId);
}
