import { desc, eq } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import type { Executor } from "../../infra/db/database";
import { selectUsers } from "../accounts";

const users = selectUsers();

/** Returns the latest audit entries with the actor's address, which is `null` once the account is deleted. */
export async function findRecentActivity(db: Executor, limit: number) {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: users.email,
      action: auditLog.action,
      result: auditLog.result,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
