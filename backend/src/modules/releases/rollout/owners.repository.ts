import { eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { releaseOwners } from "./rollout.schema";

export type OwnerRow = typeof releaseOwners.$inferSelect;

export async function findOwners(db: Executor): Promise<OwnerRow[]> {
  return db.select().from(releaseOwners).orderBy(releaseOwners.release);
}

export async function findOwner(db: Executor, release: string): Promise<OwnerRow | null> {
  const [row] = await db.select().from(releaseOwners).where(eq(releaseOwners.release, release));
  return row ?? null;
}

/** Inserts or replaces the contact of a release's owner. */
export async function saveOwner(db: Executor, row: Omit<OwnerRow, "lastError">): Promise<void> {
  const { release, ...contact } = { ...row, lastError: null };
  await db
    .insert(releaseOwners)
    .values({ release, ...contact })
    .onConflictDoUpdate({ target: releaseOwners.release, set: contact });
}

/** Records why the last webhook call failed, or with `null` that it did not. */
export async function saveOwnerError(db: Executor, release: string, lastError: string | null): Promise<void> {
  await db.update(releaseOwners).set({ lastError }).where(eq(releaseOwners.release, release));
}
