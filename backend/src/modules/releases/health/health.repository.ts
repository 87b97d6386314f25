import { and, desc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { releaseHealth } from "../releases.schema";

/** A version of a release. */
export interface ReleaseVersion {
  release: string;
  version: string;
}

/** A failure that a browser reported. */
export interface Failure {
  phase: string;
  code: string;
  message: string;
  /** True if the visitor's connection may be the cause. */
  isLine: boolean;
}

export interface HealthRow extends ReleaseVersion {
  mounts: number;
  failures: number;
  /** Failures that the visitor's connection may have caused. */
  lineFailures: number;
}

const { release, version, slot, mounts, failures, lineFailures, failedAt, phase, code, message } =
  releaseHealth;
const SLOT = sql`date_bin('5 minutes', now(), timestamptz '2000-01-01 00:00Z')`;
const key = [release, version, slot];
const since = (minutes: number) => gt(slot, sql`now() - make_interval(mins => ${minutes + 5})`);
const isVersion = (one: ReleaseVersion) => and(eq(release, one.release), eq(version, one.version));

export async function addMount(db: Executor, one: ReleaseVersion): Promise<void> {
  await db
    .insert(releaseHealth)
    .values({ ...one, slot: SLOT, mounts: 1 })
    .onConflictDoUpdate({ target: key, set: { mounts: sql`${mounts} + 1` } });
}

export async function addFailure(db: Executor, one: ReleaseVersion, failure: Failure): Promise<void> {
  const { isLine, ...rest } = failure;
  const last = { ...rest, failedAt: sql`now()` };
  const line = isLine ? 1 : 0;
  const more = { failures: sql`${failures} + 1`, lineFailures: sql`${lineFailures} + ${line}` };
  await db
    .insert(releaseHealth)
    .values({ ...one, slot: SLOT, failures: 1, lineFailures: line, ...last })
    .onConflictDoUpdate({ target: key, set: { ...more, ...last } });
}

/** Returns the totals of the last minutes by version; a slot that began earlier counts completely. */
export async function sumHealth(db: Executor, minutes: number): Promise<HealthRow[]> {
  return db
    .select({
      release,
      version,
      mounts: sql<number>`sum(${mounts})::int`,
      failures: sql<number>`sum(${failures})::int`,
      lineFailures: sql<number>`sum(${lineFailures})::int`,
    })
    .from(releaseHealth)
    .where(since(minutes))
    .groupBy(release, version);
}

/** Returns the last failure of each version within the last minutes. */
export async function findLastFailures(db: Executor, minutes: number) {
  return db
    .selectDistinctOn([release, version], { release, version, failedAt, phase, code, message })
    .from(releaseHealth)
    .where(and(since(minutes), isNotNull(failedAt)))
    .orderBy(release, version, desc(failedAt));
}

/** Deletes the health data of a version, because it starts over. */
export async function deleteHealth(db: Executor, one: ReleaseVersion): Promise<void> {
  await db.delete(releaseHealth).where(isVersion(one));
}

export async function deleteOldHealth(db: Executor): Promise<void> {
  await db.delete(releaseHealth).where(lt(slot, sql`now() - interval '7 days'`));
}
