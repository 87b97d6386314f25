import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { accountViews, sessions, users } from "../accounts.schema";

const admins = alias(users, "admins");

/** Condition of views that have neither been ended nor expired, whose administrator is still signed in. */
const isOpen = sql<boolean>`(${accountViews.endedAt} is null and ${accountViews.expiresAt} > now()
  and ${sessions.endedAt} is null and ${sessions.expiresAt} > now() and ${users.isActive} and ${admins.isActive})`;

export type ViewRow = typeof accountViews.$inferSelect;

export async function insertView(
  db: Executor,
  view: Pick<ViewRow, "userId" | "sessionId" | "expiresAt">,
): Promise<ViewRow> {
  return getOnlyRow(await db.insert(accountViews).values(view).returning());
}

/** Returns a view with the account and the administrator; `null` if it is unknown. */
export async function findView(db: Executor, id: string) {
  const [row] = await db
    .select({
      isOpen,
      tokenEpoch: sessions.tokenEpoch,
      sessionId: sessions.id,
      user: users,
      admin: { id: admins.id, role: admins.role, secondFactors: admins.secondFactors },
    })
    .from(accountViews)
    .innerJoin(users, eq(users.id, accountViews.userId))
    .innerJoin(sessions, eq(sessions.id, accountViews.sessionId))
    .innerJoin(admins, eq(admins.id, sessions.userId))
    .where(eq(accountViews.id, id));
  return row ?? null;
}

/** Marks a view as ended. Returns `null` if it has ended before. */
export async function endView(db: Executor, id: string): Promise<ViewRow | null> {
  const [row] = await db
    .update(accountViews)
    .set({ endedAt: sql`now()` })
    .where(and(eq(accountViews.id, id), isNull(accountViews.endedAt)))
    .returning();
  return row ?? null;
}

/** Returns the views that are over but not marked as ended: they expired, or the administrator's session ended. */
export async function findOverdueViews(db: Executor) {
  return db
    .select({
      id: accountViews.id,
      userId: users.id,
      email: users.email,
      adminId: admins.id,
      isExpired: sql<boolean>`${accountViews.expiresAt} <= now()`,
    })
    .from(accountViews)
    .innerJoin(users, eq(users.id, accountViews.userId))
    .innerJoin(sessions, eq(sessions.id, accountViews.sessionId))
    .innerJoin(admins, eq(admins.id, sessions.userId))
    .where(and(isNull(accountViews.endedAt), sql`not ${isOpen}`));
}

/** Returns when administrators viewed a user's account, for the export of personal data. */
export function findViewsOfUser(db: Executor, userId: number) {
  const { startedAt, endedAt } = accountViews;
  return db
    .select({ startedAt, endedAt })
    .from(accountViews)
    .where(eq(accountViews.userId, userId))
    .orderBy(startedAt);
}
