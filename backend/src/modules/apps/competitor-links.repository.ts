import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { removeRows, restoreRows } from "../undo";
import type { Owner } from "./competitor-links.reads";
import { competitors } from "./competitor-links.schema";

export async function insertCompetitor(tx: Transaction, owner: Owner, competitorId: number): Promise<void> {
  await tx.insert(competitors).values({ ...owner, competitorId });
}

/** Links to remove: those of an app, those to a competitor, or the one between both. */
type LinkFilter = { appId?: number; competitorId?: number };

/** Removes links of the user, so that they can be restored for a day, and returns the competitors' app ids. */
export async function removeLinks(
  tx: Transaction,
  userId: number,
  { appId, competitorId }: LinkFilter,
): Promise<number[]> {
  const condition = and(
    appId === undefined ? undefined : eq(competitors.appId, appId),
    competitorId === undefined ? undefined : eq(competitors.competitorId, competitorId),
  );
  const rows = await tx
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(and(eq(competitors.userId, userId), condition));
  await removeRows(tx, { table: competitors, userId }, condition);
  return rows.map(({ id }) => id);
}

/** Restores the removed links from and to an app. */
export async function restoreLinks(tx: Transaction, userId: number, appId: number): Promise<void> {
  for (const column of [competitors.appId, competitors.competitorId]) {
    await restoreRows(tx, { table: competitors, userId }, column, [appId]);
  }
}
