import { and, eq, inArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { users } from "./accounts.schema";

/** A stored user. */
export type UserRow = typeof users.$inferSelect;

/** Values of a new user; omitted columns get their defaults. */
export type NewUser = Pick<UserRow, "name" | "email" | "passwordHash"> &
  Partial<Pick<UserRow, "role" | "plan" | "emailVerifiedAt" | "isDemo">>;

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUserById(db: Executor, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Returns the user, locked until the transaction ends; `null` if it does not exist. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row ?? null;
}

/**
 * Returns the current state of an account, locked until the transaction ends. Returns `null` if the account was deleted,
 * deactivated or got another password since `checked` was read, so that earlier proof no longer counts.
 */
export async function lockUnchanged(tx: Transaction, checked: UserRow): Promise<UserRow | null> {
  const user = await lockUser(tx, checked.id);
  return user?.isActive && user.passwordHash === checked.passwordHash ? user : null;
}

/** Inserts a user. Returns `null` if the address is taken. */
export async function insertUser(db: Executor, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

/** Returns true if an administrator can sign in. Demo accounts do not count: their password is published. */
export async function hasAdministrator(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.role, ["admin", "superadmin"]), eq(users.isActive, true), eq(users.isDemo, false)),
    )
    .limit(1);
  return rows.length > 0;
}

export async function changeUser(
  db: Executor,
  userId: number,
  change: Partial<
    Pick<UserRow, "name" | "email" | "emailVerifiedAt" | "passwordHash" | "googleSubject" | "googleEmail">
  >,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** Returns true if the user is the only active superadmin. Locks all active superadmins until the transaction ends. */
export async function isLastSuperadmin(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "superadmin"), eq(users.isActive, true)))
    .orderBy(users.id)
    .for("update");
  return rows.length === 1 && rows[0]?.id === userId;
}

export async function deleteUser(db: Executor, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}
