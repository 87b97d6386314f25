import { and, asc, count, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { competitors } from "./competitors.schema";

/** The user and the app whose competitors are meant. */
export interface Owner {
  userId: number;
  appId: number;
}

const own = ({ userId, appId }: Owner) => and(eq(competitors.userId, userId), eq(competitors.appId, appId));
const one = (owner: Owner, competitorId: number) =>
  and(own(owner), eq(competitors.competitorId, competitorId));

/** Returns the app ids of the chosen competitors, in the order they were added. */
export async function findCompetitorIds(db: Executor, owner: Owner): Promise<number[]> {
  const rows = await db
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(own(owner))
    .orderBy(asc(competitors.addedAt), asc(competitors.competitorId));
  return rows.map(({ id }) => id);
}

export async function hasCompetitor(db: Executor, owner: Owner, competitorId: number): Promise<boolean> {
  const rows = await db
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(one(owner, competitorId));
  return rows.length > 0;
}

export async function countCompetitors(db: Executor, owner: Owner): Promise<number> {
  const [row] = await db.select({ value: count() }).from(competitors).where(own(owner));
  return row?.value ?? 0;
}

export async function insertCompetitor(tx: Transaction, owner: Owner, competitorId: number): Promise<void> {
  await tx.insert(competitors).values({ ...owner, competitorId });
}

export async function deleteCompetitor(db: Executor, owner: Owner, competitorId: number): Promise<boolean> {
  const rows = await db
    .delete(competitors)
    .where(one(owner, competitorId))
    .returning({ id: competitors.competitorId });
  return rows.length > 0;
}

export async function findAllCompetitors(db: Executor, userId: number) {
  const { appId, competitorId, addedAt } = competitors;
  return db.select({ appId, competitorId, addedAt }).from(competitors).where(eq(competitors.userId, userId));
}
