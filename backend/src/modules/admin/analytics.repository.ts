import { eq, sql } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import { countByDay } from "../../infra/db/count-by-day";
import type { Executor } from "../../infra/db/database";

/** Counts the entries of an action in the audit log, by UTC day, for the last `days` days. */
export function countActionsByDay(
  db: Executor,
  days: number,
  action: string,
  result: "ok" | "failed" = "ok",
): Promise<Map<string, number>> {
  const condition = sql`${eq(auditLog.action, action)} and ${eq(auditLog.result, result)} and ${eq(auditLog.source, "server")}`;
  return countByDay(db, auditLog.at, days, condition);
}
