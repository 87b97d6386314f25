import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { deleteSentMails } from "../../infra/mail/mail-history";
import { deleteOutboxMails } from "../../infra/mail/outbox";
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

/** Deletes an account with its data, and the emails to its address with their record. */
export async function deleteUser(
  db: Executor,
  { id, email }: Pick<typeof users.$inferSelect, "id" | "email">,
): Promise<void> {
  await deleteSentMails(db, email);
  await deleteOutboxMails(db, email);
  await db.delete(users).where(eq(users.id, id));
}
