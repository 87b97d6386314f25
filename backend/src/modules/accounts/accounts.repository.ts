import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { users } from "./accounts.schema";

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

export async function deleteUser(db: Executor, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}
