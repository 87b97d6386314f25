import type { SessionAnswer } from "@listwise/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { Principal } from "../../platform/authenticate";
import { batched } from "../../platform/batched";
import type { AppContext } from "../../platform/context";
import type { Executor, Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { readAccessToken, signAccessToken } from "./access-token";
import { presentUser } from "./accounts.presenter";
import { lockUser, type UserRow } from "./accounts.repository";
import { browserOf, noticeBrowser } from "./known-browsers.service";
import { hashToken, newToken } from "./opaque-token";
import { revokeApiKeys } from "./revoke-keys";
import { isSecondFactorMissing } from "./second-factors";
import * as repository from "./sessions.repository";

const DAY_MS = 86_400_000;
/** After this a session ends and a login is needed, however often it was refreshed. */
const ABSOLUTE_LIFE_MS = 30 * DAY_MS;
const SEEN_EVERY_MS = 60_000;

/** What browsers are told whose sessions a change of password ends. */
export const PASSWORD_CHANGED = "The password of your account was changed. Sign in again.";

/** Whether the account must confirm its address before it may do more. */
export function mustVerify(
  ctx: AppContext,
  user: Pick<UserRow, "passwordHash" | "emailVerifiedAt">,
): boolean {
  return ctx.config.verificationRequired && user.passwordHash !== null && user.emailVerifiedAt === null;
}

/** Opens a session for the browser that asks; returns what sign-in answers. */
export async function openSession(
  app: FastifyInstance,
  user: UserRow,
  from: { fingerprint?: string | undefined; request?: FastifyRequest },
  within: Executor = app.ctx.db,
): Promise<SessionAnswer> {
  const session = await repository.insertSession(within, {
    userId: user.id,
    ...browserOf(from.fingerprint, from.request),
    expiresAt: new Date(Date.now() + ABSOLUTE_LIFE_MS),
  });
  if (from.request) await noticeBrowser(app.ctx, user, session, within);
  return issueTokens(app, user, session, within);
}

/** A fresh pair of tokens for a session; `refreshToken` may be one that was issued already. */
export async function issueTokens(
  app: FastifyInstance,
  user: UserRow,
  session: Pick<repository.SessionRow, "id" | "tokenEpoch">,
  within: Executor,
  refreshToken = newToken().token,
): Promise<SessionAnswer> {
  await repository.insertRefreshToken(within, session.id, hashToken(refreshToken));
  return {
    success: true,
    token: signAccessToken(app, { userId: user.id, sessionId: session.id, epoch: session.tokenEpoch }),
    refreshToken,
    user: presentUser(app.ctx.config, user),
    emailVerificationRequired: mustVerify(app.ctx, user),
  };
}

/** How every access token is checked: its signature, then its session, in the database, at this moment. */
export function createTokenResolver(app: FastifyInstance): (token: string) => Promise<Principal> {
  const { ctx } = app;
  const find = batched((ids) => repository.findSessions(ctx.db, ids));
  return async (token) => {
    const { sessionId, userId, epoch } = await readAccessToken(app, token);
    const user = await find(sessionId);
    if (!user || user.id !== userId || user.isOver) {
      throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    }
    if (user.isPastLife || user.tokenEpoch !== epoch) throw fail("UNAUTHORIZED", "Sign in to continue.");
    if (Date.now() - (user.lastSeenAt?.getTime() ?? 0) > SEEN_EVERY_MS) {
      await repository.touchSession(ctx.db, sessionId);
    }
    const { id, name, email, recentSignIn } = user;
    const secondFactorMissing = isSecondFactorMissing(ctx.config, user);
    const role = secondFactorMissing ? "user" : user.role;
    return {
      id,
      sessionId,
      name,
      email,
      role,
      secondFactorMissing,
      recentSignIn,
      verified: !mustVerify(ctx, user),
    };
  };
}

/** Signs out: the session ends at once, its connections are closed. */
export async function logOut(ctx: AppContext, user: Principal, request: FastifyRequest): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await repository.endSession(tx, user.sessionId, "logout");
    await ctx.audit.record({ action: "auth.logout", result: "ok", ...origin(request) }, tx);
  });
  ctx.sockets.disconnectSession(user.sessionId);
}

/**
 * Ends sessions of a user, all unless told, wherever they run, and tells the browsers. Returns how many. `record` writes
 * what goes with it, in the same transaction.
 */
export async function terminateSessions(
  ctx: AppContext,
  userId: number,
  message: string,
  which?: repository.WhichSessions,
  record?: (tx: Transaction, ended: number) => Promise<void>,
): Promise<number> {
  const ended = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const sessions = await repository.endSessionsOf(tx, userId, "terminated", which);
    await record?.(tx, sessions.length);
    return sessions;
  });
  for (const session of ended) announceEnd(ctx, session, message);
  return ended.length;
}

/** Locks the account of who asks, unless the session that asks was ended while it waited, as by a reset of the password. */
async function lockCaller(tx: Transaction, { id, sessionId }: Principal): Promise<void> {
  if (await repository.lockSignedIn(tx, id, sessionId)) return;
  throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
}

/** Ends one session of who asks, on record. Throws `NOT_FOUND` if it is not theirs or has ended. */
export async function endOwnSession(
  ctx: AppContext,
  user: Principal,
  sessionId: string,
  request: FastifyRequest,
  message: string,
): Promise<void> {
  const session = await ctx.db.transaction(async (tx) => {
    await lockCaller(tx, user);
    const [ended] = await repository.endSessionsOf(tx, user.id, "terminated", { only: sessionId });
    if (!ended) throw fail("NOT_FOUND", "You have no such session.");
    await ctx.audit.record({ action: "auth.session-ended", result: "ok", ...origin(request) }, tx);
    return ended;
  });
  announceEnd(ctx, session, message);
}

/** Ends all sessions of a user but the one that asks, and revokes the API keys. Returns how many there were of each. */
export async function signOutElsewhere(
  ctx: AppContext,
  user: Principal,
  request: FastifyRequest,
  message: string,
): Promise<{ ended: number; revokedKeys: number }> {
  const { ended, revokedKeys } = await ctx.db.transaction(async (tx) => {
    // Locked first: a key or a session that is being made is either there to be ended, or refused afterwards.
    await lockCaller(tx, user);
    const ended = await repository.endSessionsOf(tx, user.id, "terminated", { except: user.sessionId });
    const revokedKeys = await revokeApiKeys(ctx, tx, user.id, { request, reason: "signed out everywhere" });
    const details = `${ended.length} other sessions ended`;
    await ctx.audit.record({ action: "auth.session-ended", result: "ok", ...origin(request), details }, tx);
    return { ended, revokedKeys };
  });
  for (const session of ended) announceEnd(ctx, session, message);
  return { ended: ended.length, revokedKeys };
}

/** Tells a session's browser that it has ended, and closes its connections. */
export function announceEnd(ctx: AppContext, session: repository.SessionRow, message: string): void {
  const { id, userId, fingerprint } = session;
  ctx.sockets.endSession(id, { userId, message, ...(fingerprint && { fingerprint }) });
}
