import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { users } from "./accounts.schema";

/** A stored user. */
export type UserRow = typeof users.$inferSelect;

/** What a new user is made of; the rest has defaults. */
export type NewUser = Pick<UserRow, "name" | "email" | "passwordHash"> &
  Partial<Pick<UserRow, "role" | "plan" | "emailVerifiedAt">>;

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUserById(db: Executor, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Adds a user; `null` when the address is taken. */
export async function insertUser(db: Executor, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function markEmailVerified(db: Executor, userId: number): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
}

export async function hasAdministrator(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, ["admin", "superadmin"]), eq(users.isActive, true)))
    .limit(1);
  return rows.length > 0;
}

export async function touchUser(db: Executor, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(users.id, userId));
}
