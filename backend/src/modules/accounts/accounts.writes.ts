import { and, eq, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { isValidChallenge } from "./sign-in/sign-in-challenges.repository";
import { signInChallenges, sessions, users } from "./accounts.schema";
import { isRunning, type EndReason, type SessionRow } from "./sessions/sessions.repository";
import type { UserRow } from "./accounts.reads";

/** Values of a new user; omitted columns get their defaults. */
export type NewUser = Pick<UserRow, "name" | "email" | "passwordHash"> &
  Partial<Pick<UserRow, "role" | "plan" | "emailVerifiedAt" | "isDemo" | "secondFactors">>;

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

/** Changes columns of a user. */
export async function changeUser(
  db: Executor,
  userId: number,
  change: Partial<
    Pick<
      UserRow,
      | ("name" | "email" | "emailVerifiedAt" | "passwordHash" | "googleSubject" | "googleEmail")
      | ("role" | "plan" | "isActive" | "secondFactors")
    >
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

/**
 * Locks the user's row until the transaction ends, so that concurrent changes of what the user owns run one after
 * another. Unlike {@link lockUser}, it lets other transactions insert rows that reference the user.
 */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Returns the user with a linked Google account; `null` without one. The lock keeps the link until the transaction ends. */
export async function lockUserByGoogle(tx: Transaction, subject: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.googleSubject, subject)).for("share");
  return row ?? null;
}

/**
 * Locks the account and the session of a call that changes the account. Returns `null` if the account is inactive or the
 * session has ended in the meantime, for example by a password reset.
 */
export async function lockSignedIn(
  tx: Transaction,
  userId: number,
  sessionId: string,
): Promise<UserRow | null> {
  const user = await lockUser(tx, userId);
  const isTheirs = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isRunning);
  const [running] = await tx.select({ id: sessions.id }).from(sessions).where(isTheirs).for("update");
  return user?.isActive && running ? user : null;
}

/** Records that the session's owner has just proved their identity. */
export async function renewAuthentication(db: Executor, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: sql`now()` })
    .where(eq(sessions.id, id));
}

/** Selects a user's sessions: only one, all except one, or by default all. */
export interface SessionSelection {
  only?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends a user's sessions and returns those that were active. Unless it ends only one session, it also cancels sign-ins that
 * wait for a second factor, because they would open another session.
 */
export async function endUserSessions(
  db: Executor,
  userId: number,
  reason: EndReason,
  { only, except }: SessionSelection = {},
): Promise<SessionRow[]> {
  if (only === undefined) await deleteUserChallenges(db, userId);
  return db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isRunning,
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning();
}

/** Consumes a challenge. Returns false if it is unknown, used or expired. */
export async function consumeChallenge(tx: Transaction, hash: string): Promise<boolean> {
  return (await tx.delete(signInChallenges).where(isValidChallenge(hash)).returning()).length > 0;
}

/** Deletes the sign-ins of a user that wait for a second factor. */
export async function deleteUserChallenges(db: Executor, userId: number): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}
