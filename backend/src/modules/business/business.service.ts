import { FUNNEL_STEPS, type Business, type PeriodSegment, type Segment } from "@listwise/contracts/admin";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { findActivitySince } from "../accounts";
import { findLimitPressure, findPlanNames, type PressureRow } from "../limits";
import {
  countCohorts,
  countSegments,
  findAccountIds,
  findAccounts,
  type CohortCount,
} from "./business.repository";
import { getCohortCondition, getCondition } from "./conditions.repository";
import { loadRevenue } from "./revenue";
import { addDays, computeWeek, computeWindow, formatDay, getMonday } from "./windows";

/** Number of weeks in the table of cohorts, chosen by us. */
const COHORT_WEEKS = 8;
/** Number of accounts close to a limit that the page shows; the list has all. */
const SHOWN_ACCOUNTS = 10;

/** Returns the figures of the business. The number of statements doesn't depend on the number of accounts. */
export async function loadBusiness(ctx: AppContext, days: number, now = new Date()): Promise<Business> {
  const { db } = ctx;
  const [window, before] = [computeWindow(now, days, false), computeWindow(now, days, true)];
  const monday = getMonday(now);
  const firstWeek = addDays(monday, -7 * (COHORT_WEEKS - 1));
  const [counts, previous, value, earlier, activitySince, cohorts, pressure] = await Promise.all([
    countSegments(db, window),
    countSegments(db, before),
    loadRevenue(ctx, window.to),
    loadRevenue(ctx, before.to),
    findActivitySince(db),
    countCohorts(db, firstWeek),
    findLimitPressure(db, now),
  ]);
  const isRecorded = (from: Date) => activitySince === null || formatDay(from) >= activitySince;
  const count = (name: PeriodSegment) => ({ value: counts[name], previous: previous[name] });
  /** Figures about activity are unknown for days that weren't recorded. */
  const countActivity = (name: PeriodSegment, isKnown: boolean) => ({
    value: isKnown ? counts[name] : null,
    previous: isRecorded(before.from) ? previous[name] : null,
  });
  return {
    days,
    from: formatDay(window.from),
    previousFrom: formatDay(before.from),
    activitySince,
    accounts: count("accounts"),
    registered: count("new"),
    // The last use of every account was always recorded, and more isn't needed for a period that ends now.
    active: countActivity("active", true),
    paying: count("paying"),
    trying: count("trying"),
    conversion: { part: count("converted"), whole: count("new") },
    churn: { part: count("churned"), whole: count("upgraded") },
    mrr: { value, previous: earlier },
    funnel: FUNNEL_STEPS.map((step) => ({
      step,
      ...(step === "returned" ? countActivity(step, isRecorded(window.from)) : count(step)),
    })),
    secondWeek: count("second-week"),
    cohorts: presentCohorts(cohorts, monday, isRecorded),
    pressure: await presentPressure(db, pressure),
  };
}

function presentCohorts(
  counts: readonly CohortCount[],
  monday: Date,
  isRecorded: (from: Date) => boolean,
): Business["cohorts"] {
  const known = new Map(counts.map(({ week, offset, accounts }) => [`${week} ${offset}`, accounts]));
  return Array.from({ length: COHORT_WEEKS }, (_, age) => {
    const start = addDays(monday, -7 * age);
    const week = formatDay(start);
    const active = Array.from({ length: age + 1 }, (_, offset) =>
      isRecorded(addDays(start, 7 * offset)) ? (known.get(`${week} ${offset}`) ?? 0) : null,
    );
    return { week, size: known.get(`${week} null`) ?? 0, active };
  });
}

async function presentPressure(db: Executor, rows: readonly PressureRow[]): Promise<Business["pressure"]> {
  const worst = new Map<number, PressureRow>();
  const features = new Map<string, { feature: string; name: string; count: number }>();
  for (const row of rows) {
    if (!worst.has(row.userId)) worst.set(row.userId, row);
    const known = features.get(row.feature);
    features.set(row.feature, {
      ...{ feature: row.feature, name: row.featureName },
      count: (known?.count ?? 0) + 1,
    });
  }
  const shown = [...worst.values()].slice(0, SHOWN_ACCOUNTS);
  const [accounts, plans] = await Promise.all([
    findAccounts(
      db,
      shown.map(({ userId }) => userId),
    ),
    findPlanNames(db),
  ]);
  return {
    total: worst.size,
    features: [...features.values()].sort((a, b) => b.count - a.count),
    accounts: shown.flatMap((row) => {
      const account = accounts.get(row.userId);
      if (!account) return [];
      const { name, email, plan } = account;
      return [{ ...row, name, email, plan: plans.get(plan) ?? plan }];
    }),
  };
}

/** Returns the ids of the accounts in a segment. */
export async function findSegmentIds(db: Executor, segment: Segment, now = new Date()): Promise<number[]> {
  if (segment.kind === "near-limit") {
    const rows = await findLimitPressure(db, now);
    const chosen = rows.filter(({ feature }) => segment.feature === null || feature === segment.feature);
    return [...new Set(chosen.map(({ userId }) => userId))];
  }
  if (segment.kind === "cohort") {
    const monday = getMonday(new Date(`${segment.week}T00:00:00Z`));
    const activeIn = segment.offset === null ? null : computeWeek(monday, segment.offset);
    return findAccountIds(db, getCohortCondition(computeWeek(monday), activeIn));
  }
  const { name, days, isPrevious } = segment;
  return findAccountIds(db, getCondition(name, computeWindow(now, days, isPrevious)));
}
