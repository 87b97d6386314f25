import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import type { ReleaseVersion } from "../health/health.repository";
import { releaseHealth, releaseMetrics, releaseReports } from "../releases.schema";

/** A measured quantity. Durations are in milliseconds, `cls` is in ten-thousandths, `bytes` in bytes. */
export type Metric = (typeof releaseMetrics.$inferSelect)["metric"];

/** Measurements to add: the number of values by bucket. */
export interface Measured {
  metric: Metric;
  bucket: number;
  count: number;
}

const SLOT_MINUTES = 5;
const SLOT = sql`date_bin(make_interval(mins => ${SLOT_MINUTES}), now(), timestamptz '2000-01-01 00:00Z')`;
const { release, version, slot, metric, bucket, count } = releaseMetrics;
const computeStart = (since: Date) =>
  sql`${since.toISOString()}::timestamptz - make_interval(mins => ${SLOT_MINUTES})`;

/** Adds measurements of a version. Each metric and bucket may be given once. */
export async function addMeasurements(
  db: Executor,
  one: ReleaseVersion,
  measured: readonly Measured[],
): Promise<void> {
  if (measured.length === 0) return;
  await db
    .insert(releaseMetrics)
    .values(measured.map((row) => ({ ...one, slot: SLOT, ...row })))
    .onConflictDoUpdate({
      target: [release, version, metric, slot, bucket],
      set: { count: sql`${count} + excluded.count` },
    });
}

/** Returns the sums by version, metric and bucket since a time; a slot that began earlier counts completely. */
export async function sumMeasurements(db: Executor, name: string, versions: readonly string[], since: Date) {
  return db
    .select({ version, metric, bucket, count: sql<number>`sum(${count})::int` })
    .from(releaseMetrics)
    .where(and(eq(release, name), inArray(version, [...versions]), gt(slot, computeStart(since))))
    .groupBy(version, metric, bucket);
}

/** Returns the sums of the last days by version, period of some hours, metric and bucket, oldest first. */
export async function findSeries(
  db: Executor,
  name: string,
  versions: readonly string[],
  { days, hours }: { days: number; hours: number },
) {
  const at = sql<string>`date_bin(make_interval(hours => ${sql.raw(String(hours))}), ${slot}, timestamptz '2000-01-01 00:00Z')`;
  return db
    .select({ version, at, metric, bucket, count: sql<number>`sum(${count})::int` })
    .from(releaseMetrics)
    .where(
      and(
        eq(release, name),
        inArray(version, [...versions]),
        gt(slot, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .groupBy(version, at, metric, bucket)
    .orderBy(at);
}

/** Returns the mounts and the failures that count, by version, since a time. */
export async function sumMounts(db: Executor, name: string, versions: readonly string[], since: Date) {
  const { mounts, failures, lineFailures } = releaseHealth;
  return db
    .select({
      version: releaseHealth.version,
      good: sql<number>`sum(${mounts})::int`,
      failed: sql<number>`sum(${failures} - ${lineFailures})::int`,
    })
    .from(releaseHealth)
    .where(
      and(
        eq(releaseHealth.release, name),
        inArray(releaseHealth.version, [...versions]),
        gt(releaseHealth.slot, computeStart(since)),
      ),
    )
    .groupBy(releaseHealth.version);
}

/**
 * Returns the number of networks with measured pages by version since a time, but at most in the last hour: the smaller of
 * the number served to and the number reported from.
 */
export async function countNetworks(db: Executor, name: string, versions: readonly string[], since: Date) {
  const { servedTo, reportedFrom } = releaseReports;
  return db
    .select({
      version: releaseReports.version,
      networks: sql<number>`least(count(distinct ${servedTo}), count(distinct ${reportedFrom}))::int`,
    })
    .from(releaseReports)
    .where(
      and(
        eq(releaseReports.release, name),
        inArray(releaseReports.version, [...versions]),
        eq(releaseReports.kind, "metrics"),
        gt(releaseReports.at, since),
      ),
    )
    .groupBy(releaseReports.version);
}

/** Merges the slots of each hour once they are two days old, and deletes those older than 30 days. */
export async function compactMeasurements(db: Executor): Promise<void> {
  await db.delete(releaseMetrics).where(lt(slot, sql`now() - interval '30 days'`));
  await db.execute(sql`
    with fine as (
      delete from ${releaseMetrics}
      where slot < date_trunc('hour', now() - interval '2 days') and slot <> date_trunc('hour', slot)
      returning *
    )
    insert into ${releaseMetrics} (release, version, metric, slot, bucket, count)
    select release, version, metric, date_trunc('hour', slot), bucket, sum(count) from fine group by 1, 2, 3, 4, 5
    on conflict (release, version, metric, slot, bucket)
    do update set count = release_metrics.count + excluded.count`);
}
