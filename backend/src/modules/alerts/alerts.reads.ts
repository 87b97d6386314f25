import { and, eq } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { alertRules } from "./alerts.schema";

/** Returns the number of a user's alert rules for an app. */
export async function countRules(db: Executor, userId: number, appId: number): Promise<number> {
  return db.$count(alertRules, and(eq(alertRules.userId, userId), eq(alertRules.appId, appId)));
}
