import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { users } from "../accounts.schema";
import type { UserRow } from "../accounts.reads";

/** Returns the demo accounts, oldest first. */
export async function findDemoUsers(db: Executor): Promise<UserRow[]> {
  return db.select().from(users).where(eq(users.isDemo, true)).orderBy(users.id);
}

/** Returns the accounts with one of these addresses that are not marked as demo accounts. */
export async function findUnmarkedUsers(db: Executor, emails: string[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(inArray(users.email, emails), eq(users.isDemo, false)));
}

/** Marks an account as a demo account. The mark stays even if its address or password changes. */
export async function markDemoUser(db: Executor, id: number): Promise<void> {
  await db.update(users).set({ isDemo: true }).where(eq(users.id, id));
}

/** Deactivates all demo accounts and removes their passwords. Returns the accounts that this changed. */
export async function disableDemoUsers(db: Executor): Promise<UserRow[]> {
  return db
    .update(users)
    .set({ isActive: false, passwordHash: null })
    .where(and(eq(users.isDemo, true), or(eq(users.isActive, true), isNotNull(users.passwordHash))))
    .returning();
}

/** Reverts {@link disableDemoUsers}. Accounts that an administrator deactivated still have a password and stay inactive. */
export async function enableDemoUsers(db: Executor, passwordHash: string): Promise<UserRow[]> {
  return db
    .update(users)
    .set({ isActive: true, passwordHash })
    .where(and(eq(users.isDemo, true), isNull(users.passwordHash)))
    .returning();
}
