import { formatCount } from "@listwise/aso-core/text";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { formatUtcDay } from "../../../infra/format-utc-day";
import type { TimelineEvent, TimelineQuery } from "../../accounts";
import { limitDefinitions, limitRefusals } from "../limits.schema";

/** Days for which refusals are stored; chosen by us. */
const KEPT_DAYS = 365;

/** Counts a refusal at a limit. */
export async function countRefusal(db: Executor, userId: number, feature: string): Promise<void> {
  await db
    .insert(limitRefusals)
    .values({ userId, feature, day: sql`(now() at time zone 'utc')::date` })
    .onConflictDoUpdate({
      target: [limitRefusals.userId, limitRefusals.feature, limitRefusals.day],
      set: { count: sql`${limitRefusals.count} + 1`, lastAt: sql`now()` },
    });
}

/** Returns the refusals of a user for the export of personal data. */
export function findOwnRefusals(db: Executor, userId: number) {
  const { feature, day, count } = limitRefusals;
  return db.select({ feature, day, count }).from(limitRefusals).where(eq(limitRefusals.userId, userId));
}

export async function findRefusalEvents(
  db: Executor,
  { user, before, limit }: TimelineQuery,
): Promise<TimelineEvent[]> {
  const rows = await db
    .select({ refusal: limitRefusals, name: limitDefinitions.featureName })
    .from(limitRefusals)
    .leftJoin(limitDefinitions, eq(limitDefinitions.key, limitRefusals.feature))
    .where(and(eq(limitRefusals.userId, user.id), lt(limitRefusals.lastAt, before)))
    .orderBy(desc(limitRefusals.lastAt), limitRefusals.feature)
    .limit(limit);
  return rows.map(({ refusal: { feature, day, count, lastAt }, name }) => ({
    id: `${feature}:${day}`,
    at: lastAt,
    kind: "limit",
    event: "limit.reached",
    result: "denied",
    details: `${name ?? feature}: refused ${formatCount(count, "time")} on ${formatUtcDay(new Date(day))} (UTC)`,
  }));
}

export async function deleteOldRefusals(db: Executor): Promise<void> {
  await db
    .delete(limitRefusals)
    .where(lt(limitRefusals.day, sql`(now() at time zone 'utc')::date - ${KEPT_DAYS}::int`));
}
