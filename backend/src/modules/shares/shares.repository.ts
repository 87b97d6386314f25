import type { SharedAnalysis } from "@listwise/contracts/shares";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectUsers } from "../accounts";
import { shares } from "./shares.schema";

const users = selectUsers();

export interface ShareRow {
  id: number;
  appId: number;
  appName: string;
  country: string;
  createdAt: Date;
  expiresAt: Date;
}

const columns = {
  id: shares.id,
  appId: shares.appId,
  appName: sql<string>`${shares.snapshot}->'app'->>'name'`,
  country: shares.country,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
};

const works = sql`${shares.expiresAt} > now()`;

export async function addShare(db: Executor, share: typeof shares.$inferInsert): Promise<ShareRow> {
  return getOnlyRow(await db.insert(shares).values(share).returning(columns));
}

/** Returns the active links, newest first. */
export async function findShares(db: Executor, userId: number): Promise<ShareRow[]> {
  return db
    .select(columns)
    .from(shares)
    .where(and(eq(shares.userId, userId), works))
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

/** Returns the content of a link, or `null` if it is invalid or its owner's account is inactive. */
export async function findSnapshot(db: Executor, tokenHash: string): Promise<SharedAnalysis | null> {
  const [row] = await db
    .select({ snapshot: shares.snapshot })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(eq(shares.tokenHash, tokenHash), works, eq(users.isActive, true)));
  return row?.snapshot ?? null;
}

/** Deletes a link. Returns false if the user has no such link. */
export async function removeShare(db: Executor, userId: number, id: number): Promise<boolean> {
  const own = and(eq(shares.id, id), eq(shares.userId, userId), works);
  return (await db.delete(shares).where(own).returning({ id: shares.id })).length > 0;
}

export async function removeExpired(db: Executor): Promise<void> {
  await db.delete(shares).where(lt(shares.expiresAt, sql`now()`));
}
