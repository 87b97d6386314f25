import { and, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import type { Platform } from "./sources/store-source";
import { apps, listingChanges, listings } from "./store.schema";
import { isListed, type AppRef } from "./store.reads";

/** Returns the app of a store id, creating it if needed. `listed` is true if a store lists it. */
export async function ensureApp(
  tx: Transaction,
  platform: Platform,
  storeId: string,
): Promise<AppRef & { listed: boolean }> {
  await tx.insert(apps).values({ platform, storeId }).onConflictDoNothing();
  const row = getOnlyRow(
    await tx
      .select({ id: apps.id, listed: sql<boolean>`${isListed(apps.id)}` })
      .from(apps)
      .where(and(eq(apps.platform, platform), eq(apps.storeId, storeId))),
  );
  return { ...row, platform, storeId };
}

/** Locks an app until the transaction ends. Returns false if it does not exist. */
export async function lockApp(db: Executor, id: number): Promise<boolean> {
  const rows = await db.select({ id: apps.id }).from(apps).where(eq(apps.id, id)).for("update");
  return rows.length > 0;
}

/** Changes what administrators decide about an app. */
export async function updateApp(
  db: Executor,
  id: number,
  change: { adminNote?: string; status?: "active" | "hidden" },
): Promise<void> {
  await db.update(apps).set(change).where(eq(apps.id, id));
}

/** Deletes an app with its listings. Fails with a foreign key violation (23503) while other rows refer to the app. */
export async function deleteApp(tx: Transaction, id: number): Promise<void> {
  await tx.delete(listingChanges).where(eq(listingChanges.appId, id));
  await tx.delete(listings).where(eq(listings.appId, id));
  await tx.delete(apps).where(eq(apps.id, id));
}
