import type { Listing } from "@listwise/aso-core/localization";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { localizationDrafts, localizationVersions } from "./localization.schema";

export type DraftRow = typeof localizationDrafts.$inferSelect;
export type VersionRow = typeof localizationVersions.$inferSelect;

/** User and app that drafts belong to. */
export interface Owner {
  userId: number;
  appId: number;
}

export interface Saving extends Listing {
  version: number;
}

const ownDraft = ({ userId, appId }: Owner) =>
  and(eq(localizationDrafts.userId, userId), eq(localizationDrafts.appId, appId));
const ownVersions = ({ userId, appId }: Owner) =>
  and(eq(localizationVersions.userId, userId), eq(localizationVersions.appId, appId));

export async function findDraft(db: Executor, owner: Owner): Promise<DraftRow | null> {
  const [row] = await db.select().from(localizationDrafts).where(ownDraft(owner));
  return row ?? null;
}

export async function findDrafts(db: Executor, userId: number): Promise<DraftRow[]> {
  return db.select().from(localizationDrafts).where(eq(localizationDrafts.userId, userId));
}

/** Saves the draft. Returns `null` if its version isn't the preceding one. */
export async function writeDraft(tx: Transaction, owner: Owner, saving: Saving): Promise<DraftRow | null> {
  if (saving.version === 1) {
    const [added] = await tx
      .insert(localizationDrafts)
      .values({ ...owner, ...saving })
      .onConflictDoNothing()
      .returning();
    return added ?? null;
  }
  const [changed] = await tx
    .update(localizationDrafts)
    .set({ ...saving, savedAt: sql`now()` })
    .where(and(ownDraft(owner), eq(localizationDrafts.version, saving.version - 1)))
    .returning();
  return changed ?? null;
}

/** Adds a version and deletes those that are more than `keep` versions older. */
export async function addVersion(
  tx: Transaction,
  row: Omit<VersionRow, "savedAt">,
  keep: number,
): Promise<void> {
  await tx.insert(localizationVersions).values(row);
  await tx
    .delete(localizationVersions)
    .where(and(ownVersions(row), lte(localizationVersions.version, row.version - keep)));
}

export async function findVersions(db: Executor, owner: Owner) {
  const { version, savedAt, note, changed } = localizationVersions;
  return db
    .select({ version, savedAt, note, changed })
    .from(localizationVersions)
    .where(ownVersions(owner))
    .orderBy(desc(version));
}

export async function findVersion(db: Executor, owner: Owner, version: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(localizationVersions)
    .where(and(ownVersions(owner), eq(localizationVersions.version, version)));
  return row ?? null;
}
