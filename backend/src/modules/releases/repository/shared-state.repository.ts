import { parseReleasePointers } from "@listwise/contracts/releases";
import { eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { releaseRepository, type SharedVersion } from "../releases.schema";

export type SharedState = Pick<typeof releaseRepository.$inferSelect, "revision" | "live" | "versions">;
export type { SharedVersion };

/** Returns the number of changes of the release repository; `null` before the first one. */
export async function findRevision(db: Executor): Promise<number | null> {
  const [row] = await db.select({ revision: releaseRepository.revision }).from(releaseRepository);
  return row?.revision ?? null;
}

/** Returns the release repository; `null` before the first change. */
export async function findState(db: Executor): Promise<SharedState | null> {
  const { revision, live, versions } = releaseRepository;
  const [row] = await db.select({ revision, live, versions }).from(releaseRepository);
  return row ? { ...row, live: parseReleasePointers(row.live) } : null;
}

/** Replaces the release repository if nothing has changed since revision `before`. Returns false otherwise. */
export async function replaceState(db: Executor, before: number, state: SharedState): Promise<boolean> {
  const rows = await db
    .insert(releaseRepository)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({
      target: releaseRepository.id,
      set: state,
      setWhere: eq(releaseRepository.revision, before),
    })
    .returning({ revision: releaseRepository.revision });
  return rows.length > 0;
}

/** Forgets the release repository, so that the next node brings that of its folder. */
export async function deleteState(db: Executor): Promise<void> {
  await db.delete(releaseRepository);
}
