import type { AnalyticsPoint, Granularity } from "@listwise/contracts/analytics";
import type { AppContext } from "../../infra/context";
import { assertFeature, checkFeature } from "../limits";

const DAY_MS = 86_400_000;
const FINEST_FIRST: readonly Granularity[] = ["daily", "weekly", "monthly"];
const ADVANCED = { visibility: null, top3: null, top10: null, top50: null, top200: null };

/** Returns the first day of the step that contains a day. Weeks begin on Monday. */
export function computeStepStart(day: string, granularity: Granularity): string {
  if (granularity === "daily") return day;
  if (granularity === "monthly") return `${day.slice(0, 7)}-01`;
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

interface Point {
  day: string;
}

function mergePoints<P extends Point>(before: P, point: P): P {
  const known = Object.entries(point).filter(([name, value]) => name !== "day" && value !== null);
  return { ...before, ...Object.fromEntries(known) };
}

/** Merges points into one per step, with the latest known values. Its day is the first day of the step in the series. */
export function mergeIntoSteps<P extends Point>(points: readonly P[], granularity: Granularity): P[] {
  const steps = new Map<string, P>();
  for (const point of points) {
    const step = computeStepStart(point.day, granularity);
    const before = steps.get(step);
    steps.set(step, before ? mergePoints(before, point) : point);
  }
  return [...steps.values()];
}

/** Merges a series into steps. For plans without advanced analytics it keeps only average rank and rating. */
export async function limitSeriesToPlan(
  ctx: AppContext,
  userId: number,
  points: readonly AnalyticsPoint[],
  granularity: Granularity,
): Promise<{ points: AnalyticsPoint[]; advanced: boolean }> {
  const steps = mergeIntoSteps(points, granularity);
  const { allowed: advanced } = await checkFeature(ctx.db, userId, "advanced_analytics");
  return { points: advanced ? steps : steps.map((step) => ({ ...step, ...ADVANCED })), advanced };
}

/**
 * Returns the requested granularity or, if none is requested, the finest one that the plan includes.
 *
 * @throws FEATURE_LIMIT_EXCEEDED if the plan does not include it
 */
export async function resolveGranularity(
  ctx: AppContext,
  userId: number,
  asked: Granularity | undefined,
): Promise<Granularity> {
  for (const one of asked ? [] : FINEST_FIRST) {
    if ((await checkFeature(ctx.db, userId, "data_granularity", one)).allowed) return one;
  }
  const wanted = asked ?? "monthly";
  await assertFeature(ctx.db, userId, "data_granularity", wanted);
  return wanted;
}
