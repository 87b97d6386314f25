import type { SessionAnswer } from "@listwise/contracts/auth";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { signAccessToken } from "./access-token";
import { presentUser } from "../accounts.presenter";
import { readBrowser, recordBrowser } from "../sign-in/known-browsers.service";
import { hashToken, createOpaqueToken } from "./opaque-token";
import { revokeApiKeys } from "../api-key-revocation";
import type { UserRow } from "../accounts.reads";
import { endUserSessions, lockSignedIn, lockUser, type SessionSelection } from "../accounts.writes";
import * as repository from "./sessions.repository";

const DAY_MS = 86_400_000;
/** Absolute lifetime of a session; refreshing does not extend it. */
const MAX_SESSION_AGE_MS = 30 * DAY_MS;

/** Message for browsers whose sessions a password change or reset ends. */
export const PASSWORD_CHANGED = "Your password was changed. Sign in again.";

/** Returns true if the user must confirm their address before they can use the app. */
export function isVerificationMissing(
  ctx: AppContext,
  user: Pick<UserRow, "passwordHash" | "emailVerifiedAt">,
): boolean {
  return ctx.config.verificationRequired && user.passwordHash !== null && user.emailVerifiedAt === null;
}

/** Opens a session for the requesting browser and returns the sign-in response. */
export async function openSession(
  app: FastifyInstance,
  user: UserRow,
  from: { fingerprint?: string | undefined; request?: FastifyRequest },
  within: Executor = app.ctx.db,
): Promise<SessionAnswer> {
  const session = await repository.insertSession(within, {
    userId: user.id,
    ...readBrowser(from.fingerprint, from.request),
    expiresAt: new Date(Date.now() + MAX_SESSION_AGE_MS),
  });
  if (from.request) await recordBrowser(app.ctx, user, session, within);
  return issueTokens(app, user, session, within);
}

/** Issues a pair of tokens for a session. `refreshToken` may be a token that was already issued. */
export async function issueTokens(
  app: FastifyInstance,
  user: UserRow,
  session: Pick<repository.SessionRow, "id" | "tokenEpoch">,
  within: Executor,
  refreshToken = createOpaqueToken().token,
): Promise<SessionAnswer> {
  await repository.insertRefreshToken(within, session.id, hashToken(refreshToken));
  return {
    success: true,
    token: signAccessToken(app, { userId: user.id, sessionId: session.id, epoch: session.tokenEpoch }),
    refreshToken,
    user: presentUser(app.ctx.config, user),
    emailVerificationRequired: isVerificationMissing(app.ctx, user),
  };
}

/** Signs out: ends the session and closes its sockets. */
export async function logOut(ctx: AppContext, user: Principal, request: FastifyRequest): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await repository.endSession(tx, user.sessionId, "logout");
    await ctx.audit.record({ action: "auth.logout", result: "ok", ...getRequestOrigin(request) }, tx);
  });
  ctx.sockets.disconnectSession(user.sessionId);
}

/**
 * Ends sessions of a user on all nodes, by default all of them, and notifies their browsers. `record` runs in the same
 * transaction, for example to write an audit entry. Returns the number of ended sessions.
 */
export async function terminateSessions(
  ctx: AppContext,
  userId: number,
  message: string,
  which?: SessionSelection,
  record?: (tx: Transaction, ended: number) => Promise<void>,
): Promise<number> {
  const ended = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const sessions = await endUserSessions(tx, userId, "terminated", which);
    await record?.(tx, sessions.length);
    return sessions;
  });
  for (const session of ended) announceSessionEnd(ctx, session, message);
  return ended.length;
}

/**
 * Locks the caller's account.
 *
 * @throws SESSION_TERMINATED if the caller's session ended while waiting for the lock, for example by a password reset
 */
async function lockCaller(tx: Transaction, { id, sessionId }: Principal): Promise<void> {
  if (await lockSignedIn(tx, id, sessionId)) return;
  throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
}

/**
 * Ends one of the caller's sessions and audits it.
 *
 * @throws NOT_FOUND if the session belongs to another user or has ended
 */
export async function endOwnSession(
  ctx: AppContext,
  user: Principal,
  sessionId: string,
  request: FastifyRequest,
  message: string,
): Promise<void> {
  const session = await ctx.db.transaction(async (tx) => {
    await lockCaller(tx, user);
    const [ended] = await endUserSessions(tx, user.id, "terminated", { only: sessionId });
    if (!ended) throw fail("NOT_FOUND", "Session not found. It may have ended already. Reload the page.");
    await ctx.audit.record({ action: "auth.session-ended", result: "ok", ...getRequestOrigin(request) }, tx);
    return ended;
  });
  announceSessionEnd(ctx, session, message);
}

/** Ends all of the caller's other sessions and revokes the API keys. Returns the number of each. */
export async function signOutElsewhere(
  ctx: AppContext,
  user: Principal,
  request: FastifyRequest,
  message: string,
): Promise<{ ended: number; revokedKeys: number }> {
  const { ended, revokedKeys } = await ctx.db.transaction(async (tx) => {
    // Lock first: a key or session being created concurrently is either ended here or rejected afterwards.
    await lockCaller(tx, user);
    const ended = await endUserSessions(tx, user.id, "terminated", { except: user.sessionId });
    const revokedKeys = await revokeApiKeys(ctx, tx, user.id, { request, reason: "signed out everywhere" });
    const details = `${formatCount(ended.length, "other session")} ended`;
    await ctx.audit.record(
      { action: "auth.session-ended", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    return { ended, revokedKeys };
  });
  for (const session of ended) announceSessionEnd(ctx, session, message);
  return { ended: ended.length, revokedKeys };
}

/** Notifies a session's browser that the session has ended, and closes its sockets. */
export function announceSessionEnd(ctx: AppContext, session: repository.SessionRow, message: string): void {
  const { id, userId, fingerprint } = session;
  ctx.sockets.endSession(id, { userId, message, ...(fingerprint && { fingerprint }) });
}
