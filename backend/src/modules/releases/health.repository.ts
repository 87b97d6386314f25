import { and, desc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { releaseHealth } from "./releases.schema";

/** A version of a release. */
export interface VersionOf {
  release: string;
  version: string;
}

/** What a browser told of a failure. */
export interface Failure {
  phase: string;
  code: string;
  message: string;
  /** It may lie at the visitor's line. */
  isLine: boolean;
}

export interface HealthRow extends VersionOf {
  mounts: number;
  failures: number;
  /** Of the failures, those that may lie at the visitor's line. */
  lineFailures: number;
}

const { release, version, slot, mounts, failures, lineFailures, failedAt, phase, code, message } =
  releaseHealth;
const SLOT = sql`date_bin('5 minutes', now(), timestamptz '2000-01-01 00:00Z')`;
const key = [release, version, slot];
const since = (minutes: number) => gt(slot, sql`now() - make_interval(mins => ${minutes + 5})`);
const isVersion = (one: VersionOf) => and(eq(release, one.release), eq(version, one.version));

export async function addMount(db: Executor, one: VersionOf): Promise<void> {
  await db
    .insert(releaseHealth)
    .values({ ...one, slot: SLOT, mounts: 1 })
    .onConflictDoUpdate({ target: key, set: { mounts: sql`${mounts} + 1` } });
}

export async function addFailure(db: Executor, one: VersionOf, failure: Failure): Promise<void> {
  const { isLine, ...told } = failure;
  const last = { ...told, failedAt: sql`now()` };
  const line = isLine ? 1 : 0;
  const more = { failures: sql`${failures} + 1`, lineFailures: sql`${lineFailures} + ${line}` };
  await db
    .insert(releaseHealth)
    .values({ ...one, slot: SLOT, failures: 1, lineFailures: line, ...last })
    .onConflictDoUpdate({ target: key, set: { ...more, ...last } });
}

/** Sums of the last minutes, by version; a slot that began before them counts whole. */
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

/** The last failure of each version in the last minutes. */
export async function lastFailures(db: Executor, minutes: number) {
  return db
    .selectDistinctOn([release, version], { release, version, failedAt, phase, code, message })
    .from(releaseHealth)
    .where(and(since(minutes), isNotNull(failedAt)))
    .orderBy(release, version, desc(failedAt));
}

/** Forgets how a version fared, because it begins anew. */
export async function forgetHealth(db: Executor, one: VersionOf): Promise<void> {
  await db.delete(releaseHealth).where(isVersion(one));
}

export async function deleteOldHealth(db: Executor): Promise<void> {
  await db.delete(releaseHealth).where(lt(slot, sql`now() - interval '7 days'`));
}
