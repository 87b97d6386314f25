import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { RolloutComparison, RolloutEvent } from "@listwise/contracts/releases";
import type { Executor, Transaction } from "../../../infra/db/database";
import { releaseRollouts, rolloutEvents } from "./rollout.schema";

export type RolloutRow = typeof releaseRollouts.$inferSelect;
type NewRollout = Pick<
  typeof releaseRollouts.$inferInsert,
  | "release"
  | "version"
  | "stable"
  | "steps"
  | "minMinutes"
  | "minPages"
  | "percent"
  | "movedAt"
  | "stepStartedAt"
>;
type Event = Pick<RolloutEvent, "kind" | "actor" | "reason">;

const isActive = inArray(releaseRollouts.state, ["running", "paused"]);

/** Inserts a running rollout with the first entry of its timeline; `null` if the release has an active one. */
export async function insertRollout(
  tx: Transaction,
  rollout: NewRollout,
  event: Event,
): Promise<RolloutRow | null> {
  const [row] = await tx.insert(releaseRollouts).values(rollout).onConflictDoNothing().returning();
  if (!row) return null;
  await addRolloutEvent(tx, row, event);
  return row;
}

async function addRolloutEvent(tx: Transaction, { id, percent }: RolloutRow, event: Event): Promise<void> {
  await tx.insert(rolloutEvents).values({ rolloutId: id, percent, ...event });
}

/** Returns the running or paused rollout of a release; `null` without one. */
export async function findActiveRollout(db: Executor, release: string): Promise<RolloutRow | null> {
  const [row] = await db
    .select()
    .from(releaseRollouts)
    .where(and(eq(releaseRollouts.release, release), isActive));
  return row ?? null;
}

export async function findActiveRollouts(db: Executor): Promise<RolloutRow[]> {
  return db.select().from(releaseRollouts).where(isActive).orderBy(releaseRollouts.id);
}

/** Returns the latest rollout of each release, or of one. */
export async function findLatestRollouts(db: Executor, release?: string): Promise<RolloutRow[]> {
  return db
    .selectDistinctOn([releaseRollouts.release])
    .from(releaseRollouts)
    .where(release === undefined ? undefined : eq(releaseRollouts.release, release))
    .orderBy(releaseRollouts.release, desc(releaseRollouts.id));
}

/** Returns the timeline of a rollout, latest first. */
export async function findRolloutEvents(db: Executor, rolloutId: number) {
  return db
    .select()
    .from(rolloutEvents)
    .where(eq(rolloutEvents.rolloutId, rolloutId))
    .orderBy(desc(rolloutEvents.id));
}

type Change = Partial<Pick<RolloutRow, "state" | "percent" | "movedAt" | "stepStartedAt">>;

/**
 * Changes an active rollout and adds an entry to its timeline. Returns `null`, and changes nothing, if it isn't in the
 * given state anymore: another process was first.
 */
export async function changeRollout(
  tx: Transaction,
  { id, state, movedAt }: RolloutRow,
  change: Change,
  event: Event,
): Promise<RolloutRow | null> {
  const isSame = and(
    eq(releaseRollouts.id, id),
    eq(releaseRollouts.state, state),
    eq(releaseRollouts.movedAt, movedAt),
  );
  const startsStep = change.stepStartedAt !== undefined;
  const [row] = await tx
    .update(releaseRollouts)
    .set({ ...change, ...(startsStep && { pages: 0, waiting: [], comparisons: [], checkedAt: null }) })
    .where(and(isSame, isActive))
    .returning();
  if (!row) return null;
  await addRolloutEvent(tx, row, event);
  return row;
}

/** Stores the result of a check, unless the rollout has moved since. */
export async function saveCheck(
  db: Executor,
  { id, movedAt }: RolloutRow,
  check: Pick<RolloutRow, "pages" | "waiting"> & { comparisons: RolloutComparison[] },
): Promise<void> {
  await db
    .update(releaseRollouts)
    .set({ ...check, checkedAt: sql`now()` })
    .where(and(eq(releaseRollouts.id, id), eq(releaseRollouts.movedAt, movedAt), isActive));
}
