import { and, eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { selectKeywords } from "../../crawls";
import { alertRules } from "../alerts.schema";

const keywords = selectKeywords();

export type RuleRow = typeof alertRules.$inferSelect & { keyword: string | null };
export type NewRule = Omit<typeof alertRules.$inferInsert, "id" | "createdAt">;

const owned = (userId: number, id: number) => and(eq(alertRules.userId, userId), eq(alertRules.id, id));

/** Finds the user's rules, or only one of them. */
export async function findRules(db: Executor, userId: number, id?: number): Promise<RuleRow[]> {
  const rows = await db
    .select({ rule: alertRules, keyword: keywords.text })
    .from(alertRules)
    .leftJoin(keywords, eq(keywords.id, alertRules.keywordId))
    .where(id === undefined ? eq(alertRules.userId, userId) : owned(userId, id))
    .orderBy(alertRules.appId, alertRules.id);
  return rows.map(({ rule, keyword }) => ({ ...rule, keyword }));
}

/** Inserts a rule and returns its id; `null` if the user already has the same rule. */
export async function insertRule(db: Executor, rule: NewRule): Promise<number | null> {
  const [row] = await db
    .insert(alertRules)
    .values(rule)
    .onConflictDoNothing()
    .returning({ id: alertRules.id });
  return row?.id ?? null;
}

/** Changes a rule. Returns false if the user has no such rule. */
export async function updateRule(
  db: Executor,
  userId: number,
  id: number,
  change: Partial<NewRule>,
): Promise<boolean> {
  const rows = await db
    .update(alertRules)
    // An empty change has to set something.
    .set({ ...change, userId })
    .where(owned(userId, id))
    .returning({ id: alertRules.id });
  return rows.length > 0;
}

/** Deletes a rule. Returns false if the user has no such rule. */
export async function removeRule(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(alertRules).where(owned(userId, id)).returning({ id: alertRules.id });
  return rows.length > 0;
}
