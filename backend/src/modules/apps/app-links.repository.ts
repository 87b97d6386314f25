import { and, eq, inArray, or } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { forgetRows, removeRows, restoreRows } from "../undo";
import type { AppLinkRow } from "./app-links.reads";
import { appLinks } from "./app-links.schema";

const columns = [appLinks.appId, appLinks.otherId] as const;

/** Inserts a link. `appId` is the app whose store comes first in `PLATFORMS`. */
export async function insertAppLink(
  tx: Transaction,
  link: { userId: number; appId: number; otherId: number },
): Promise<AppLinkRow> {
  const { appId, otherId, linkedAt } = appLinks;
  return getOnlyRow(await tx.insert(appLinks).values(link).returning({ appId, otherId, linkedAt }));
}

/** Deletes the links of the given apps permanently, and returns how many. */
export async function deleteAppLinks(
  db: Executor,
  userId: number,
  appIds: readonly number[],
): Promise<number> {
  const matches = or(...columns.map((column) => inArray(column, [...appIds])));
  return (await db.delete(appLinks).where(and(eq(appLinks.userId, userId), matches))).rowCount ?? 0;
}

/**
 * Removes the link of an app, so that this can be undone for a day. Without a link, that of the other app remains
 * restorable: if both apps are untracked and restored, they are linked again.
 */
export async function removeAppLink(tx: Transaction, userId: number, appId: number): Promise<void> {
  const isOfApp = or(...columns.map((column) => eq(column, appId)));
  if ((await tx.$count(appLinks, and(eq(appLinks.userId, userId), isOfApp))) === 0) return;
  await forgetAppLinks(tx, userId, appId);
  await removeRows(tx, { table: appLinks, userId }, isOfApp);
}

/** Forgets removed links of an app: they can't be restored anymore. */
export async function forgetAppLinks(tx: Transaction, userId: number, appId: number): Promise<void> {
  for (const column of columns) await forgetRows(tx, { table: appLinks, userId }, column, appId);
}

/** Restores the link of an app, unless the other one has been linked again. */
export async function restoreAppLink(tx: Transaction, userId: number, appId: number): Promise<void> {
  for (const column of columns) await restoreRows(tx, { table: appLinks, userId }, column, [appId]);
}
