import { and, eq, notInArray, or } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { forgetRows, removeRows, restoreRows } from "../undo";
import { follows } from "./apps.schema";
import type { Owner } from "./competitor-links.reads";
import { competitors } from "./competitor-links.schema";

export async function insertCompetitor(tx: Transaction, owner: Owner, competitorId: number): Promise<void> {
  await tx.insert(competitors).values({ ...owner, competitorId });
}

/** Links of an app as the compared one, or of an app as a competitor, or the one link between both. */
type LinkFilter = { appId: number; competitorId?: number } | { appId?: number; competitorId: number };

const matches = (userId: number, { appId, competitorId }: LinkFilter) =>
  and(
    eq(competitors.userId, userId),
    appId === undefined ? undefined : eq(competitors.appId, appId),
    competitorId === undefined ? undefined : eq(competitors.competitorId, competitorId),
  );

/** Deletes links of the user permanently, and returns how many. */
export async function deleteLinks(tx: Transaction, userId: number, filter: LinkFilter): Promise<number> {
  return (await tx.delete(competitors).where(matches(userId, filter))).rowCount ?? 0;
}

/** Removes the links from and to an app, so that this can be undone for a day. Returns its former competitors. */
export async function removeLinks(tx: Transaction, userId: number, appId: number): Promise<number[]> {
  const links = { table: competitors, userId };
  const rivals = await tx
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(matches(userId, { appId }));
  for (const column of [competitors.appId, competitors.competitorId]) {
    await forgetRows(tx, links, column, appId);
    await removeRows(tx, links, eq(column, appId));
  }
  return rivals.map(({ id }) => id);
}

/**
 * Restores the links from an app, and those to it from apps that the user still tracks. Returns the apps that have
 * competitors again.
 */
export async function restoreLinks(tx: Transaction, userId: number, appId: number): Promise<number[]> {
  for (const column of [competitors.appId, competitors.competitorId]) {
    await restoreRows(tx, { table: competitors, userId }, column, [appId]);
  }
  const tracked = tx.select({ id: follows.appId }).from(follows).where(eq(follows.userId, userId));
  await tx
    .delete(competitors)
    .where(and(matches(userId, { competitorId: appId }), notInArray(competitors.appId, tracked)));
  const owners = await tx
    .selectDistinct({ id: competitors.appId })
    .from(competitors)
    .where(
      and(
        eq(competitors.userId, userId),
        or(eq(competitors.appId, appId), eq(competitors.competitorId, appId)),
      ),
    );
  return owners.map(({ id }) => id);
}
