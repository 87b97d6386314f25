import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import type { AccountSettings } from "@listwise/contracts/account";
import { and, count, desc, eq, max, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { countByDay } from "../../infra/db/count-by-day";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { accountDays, accountSettings, signInChallenges, sessions, users } from "./accounts.schema";
import { IDLE_SECONDS } from "./sessions/session-lifetimes";
import { isValidChallenge, type SignInChallengeRow } from "./sign-in/sign-in-challenges.repository";
import { isRunning, type SessionRow } from "./sessions/sessions.repository";

const query = new QueryBuilder();

/**
 * Returns the public columns of all users as a subquery for joins. It has no secrets, such as password hashes. A statement that
 * joins it twice gives the second one another name.
 */
export function selectUsers(alias = "users") {
  const { id, name, email, role, plan, isActive, emailVerifiedAt, createdAt, lastSeenAt } = users;
  return query
    .select({ id, name, email, role, plan, isActive, emailVerifiedAt, createdAt, lastSeenAt })
    .from(users)
    .as(alias);
}

/** Returns all sessions, including ended ones, as a subquery for joins. */
export function selectSessions() {
  const { id, userId, endedAt } = sessions;
  return query.select({ id, userId, endedAt }).from(sessions).as("sessions");
}

/** A stored user. */
export type UserRow = typeof users.$inferSelect;

/** Returns the user with an address in lower case; `null` without one. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Returns a user; `null` if the account was deleted. */
export async function findUserById(db: Executor, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Returns the user's settings, with defaults for everything not set. */
export async function findSettings(db: Executor, userId: number): Promise<AccountSettings> {
  const [row] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
  return {
    countries: row?.countries ?? [DEFAULT_COUNTRY],
    notifications: { newSignIn: row?.newSignIn ?? true, rankAlerts: row?.rankAlerts ?? "daily" },
  };
}

/** Returns a user's active sessions, the most recently used first. */
export async function findRunningSessions(db: Executor, userId: number): Promise<SessionRow[]> {
  const seen = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isRunning,
        sql`${seen} > now() - make_interval(secs => ${IDLE_SECONDS})`,
      ),
    )
    .orderBy(desc(seen), desc(sessions.createdAt));
}

/** Returns the time of the last proof of identity in a session; `null` if the session is unknown. */
export async function findAuthenticatedAt(db: Executor, id: string): Promise<Date | null> {
  const [row] = await db.select({ at: sessions.authenticatedAt }).from(sessions).where(eq(sessions.id, id));
  return row?.at ?? null;
}

/** Returns a challenge; `null` if it is unknown, used or expired. */
export async function findChallenge(db: Executor, hash: string): Promise<SignInChallengeRow | null> {
  const [row] = await db.select().from(signInChallenges).where(isValidChallenge(hash));
  return row ?? null;
}

// Queries across modules that read the modules' tables directly, one statement each.

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts all users: active ones, administrators, and those of the last week. */
export async function countUsers(db: Executor) {
  return getOnlyRow(
    await db
      .select({
        total: count(),
        active: countWhere(sql`${users.isActive}`),
        admins: countWhere(sql`${users.role} in ('admin', 'superadmin')`),
        newThisWeek: countWhere(sql`${users.createdAt} > now() - interval '7 days'`),
      })
      .from(users),
  );
}

/** Returns the number of users of each plan, by the plan's key. */
export async function countUsersByPlan(db: Executor): Promise<Map<string, number>> {
  const rows = await db.select({ plan: users.plan, value: count() }).from(users).groupBy(users.plan);
  return new Map(rows.map(({ plan, value }) => [plan, value]));
}

/** Returns the plan's key of every customer, which is an account without an administrator's role, by the account's id. */
export async function findAccountPlans(db: Executor): Promise<Map<number, string>> {
  const rows = await db.select({ id: users.id, plan: users.plan }).from(users).where(eq(users.role, "user"));
  return new Map(rows.map(({ id, plan }) => [id, plan]));
}

/** Returns the days on which accounts were in use as a subquery for joins. */
export function selectAccountDays() {
  const { userId, day } = accountDays;
  return query.select({ userId, day }).from(accountDays).as("account_days");
}

/**
 * Returns the first UTC day from which the days of use are complete; `null` if they always were, because the site never ran a
 * version that didn't record them.
 */
export async function findActivitySince(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ day: max(accountDays.day) })
    .from(accountDays)
    .where(eq(accountDays.isBackfilled, true));
  return row?.day ?? null;
}

/** Returns the number of registrations on each of the last `days` UTC days. */
export function countRegistrationsByDay(db: Executor, days: number): Promise<Map<string, number>> {
  return countByDay(db, users.createdAt, days);
}
