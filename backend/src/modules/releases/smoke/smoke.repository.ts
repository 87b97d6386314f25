import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import type { ReleaseVersion } from "../health/health.repository";
import { releaseSmokeTests } from "./smoke.schema";

export type SmokeTestRow = typeof releaseSmokeTests.$inferSelect;
type Change = Partial<Pick<SmokeTestRow, "status" | "reason" | "opened" | "planned" | "pages">>;

const { release, version, queuedAt } = releaseSmokeTests;
const isVersion = (one: ReleaseVersion) => and(eq(release, one.release), eq(version, one.version));

/** Returns the tests of all versions, or of those that match, newest first. */
export async function findSmokeTests(
  db: Executor,
  which: { release?: string | undefined; version?: string | undefined } = {},
): Promise<SmokeTestRow[]> {
  return db
    .select()
    .from(releaseSmokeTests)
    .where(
      and(
        which.release === undefined ? undefined : eq(release, which.release),
        which.version === undefined ? undefined : eq(version, which.version),
      ),
    )
    .orderBy(desc(queuedAt));
}

/** Stores a test that starts over. */
export async function putSmokeTest(
  db: Executor,
  { release: name, version: which }: ReleaseVersion,
  first: Required<Pick<Change, "status" | "reason">>,
): Promise<void> {
  const fresh = { ...first, opened: 0, planned: 0, pages: [], queuedAt: sql`now()`, finishedAt: null };
  await db
    .insert(releaseSmokeTests)
    .values({ release: name, version: which, ...fresh })
    .onConflictDoUpdate({ target: [release, version], set: fresh });
}

export async function changeSmokeTest(db: Executor, one: ReleaseVersion, change: Change): Promise<void> {
  await db.update(releaseSmokeTests).set(change).where(isVersion(one));
}

/** Stores the result of a test. */
export async function finishSmokeTest(
  db: Executor,
  one: ReleaseVersion,
  result: Required<Pick<Change, "status" | "reason" | "pages">>,
): Promise<void> {
  await db
    .update(releaseSmokeTests)
    .set({ ...result, finishedAt: sql`now()` })
    .where(isVersion(one));
}

export async function deleteSmokeTest(db: Executor, one: ReleaseVersion): Promise<void> {
  await db.delete(releaseSmokeTests).where(isVersion(one));
}
