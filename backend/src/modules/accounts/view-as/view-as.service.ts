import { formatCount } from "@listwise/aso-core/text";
import type { AccountView } from "@listwise/contracts/account";
import { isAdminRole } from "@listwise/contracts/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../infra/context";
import { getRequestOrigin, recordDenied } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import { fail, failNotFound } from "../../../infra/http/errors";
import { presentUser } from "../accounts.presenter";
import { findUserById } from "../accounts.reads";
import { lockSignedIn } from "../accounts.writes";
import { signAccessToken, type TokenClaims } from "../sessions/access-token";
import { isVerificationMissing } from "../sessions/sessions.service";
import { ACCESS_TOKEN_SECONDS } from "../sessions/signing-keys.service";
import { isSecondFactorMissing } from "../sign-in/second-factors";
import * as repository from "./view-as.repository";

const SWEEP = "accounts.views";

/**
 * Starts a read-only view of an account and audits it. The view ends after 15 minutes, the lifetime of its token, which
 * cannot be refreshed, and with the administrator's session.
 *
 * @throws NOT_FOUND, FORBIDDEN (audited) for an administrator's account, CONFLICT for an inactive account
 */
export async function startView(
  app: FastifyInstance,
  userId: number,
  admin: Principal,
  request: FastifyRequest,
): Promise<AccountView> {
  const { ctx } = app;
  const user = await findUserById(ctx.db, userId);
  if (!user) throw failNotFound("user");
  if (isAdminRole(user.role)) {
    await recordDenied(ctx, request, `view of ${user.email}`);
    throw fail("FORBIDDEN", "Administrators' accounts can't be viewed.");
  }
  if (!user.isActive) throw fail("CONFLICT", "This account is deactivated. Activate it to view it.");
  const expiresAt = new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1_000);
  const { sessionId } = admin;
  const { view, epoch } = await ctx.db.transaction(async (tx) => {
    const session = await lockSignedIn(tx, admin.id, sessionId);
    if (!session) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    const view = await repository.insertView(tx, { userId, sessionId, expiresAt });
    const entry = { action: "user.view-started", result: "ok", ...getRequestOrigin(request) } as const;
    const details = `${user.email}: for up to ${formatCount(ACCESS_TOKEN_SECONDS / 60, "minute")}`;
    await ctx.audit.record({ ...entry, subjectId: userId, details }, tx);
    return { view, epoch: (await repository.findView(tx, view.id))?.tokenEpoch ?? 0 };
  });
  const viewer = { id: admin.id, viewId: view.id };
  return {
    token: signAccessToken(app, { userId, sessionId, epoch, viewer }),
    expiresAt: expiresAt.toISOString(),
    user: presentUser(ctx.config, user),
    emailVerificationRequired: isVerificationMissing(ctx, user),
  };
}

/**
 * Returns the principal of a view.
 *
 * @throws SESSION_TERMINATED once the view is over, and if one of the accounts changed its role
 */
export async function resolveView(
  ctx: AppContext,
  { userId, sessionId, epoch, viewer }: Required<TokenClaims>,
): Promise<Principal> {
  const view = await repository.findView(ctx.db, viewer.viewId);
  const isValid =
    view?.isOpen &&
    view.user.id === userId &&
    view.admin.id === viewer.id &&
    view.sessionId === sessionId &&
    view.tokenEpoch === epoch &&
    view.user.role === "user" &&
    isAdminRole(view.admin.role) &&
    !isSecondFactorMissing(ctx.config, view.admin);
  if (!isValid) throw fail("SESSION_TERMINATED", "You're no longer viewing this account. Reload the page.");
  const { id, name, email } = view.user;
  return {
    id,
    sessionId,
    name,
    email,
    role: "user",
    secondFactorMissing: false,
    recentSignIn: false,
    verified: !isVerificationMissing(ctx, view.user),
    viewer,
  };
}

/** Ends the view that a request was made in and audits it. Does nothing for the account's owner. */
export async function stopView(
  ctx: AppContext,
  { id, email, viewer }: Principal,
  request: FastifyRequest,
): Promise<void> {
  if (!viewer) return;
  await ctx.db.transaction(async (tx) => {
    if (!(await repository.endView(tx, viewer.viewId))) return;
    const entry = { action: "user.view-ended", result: "ok", ...getRequestOrigin(request) } as const;
    await ctx.audit.record({ ...entry, subjectId: id, details: `${email}: stopped` }, tx);
  });
}

/** Defines the job that audits the end of views that expired or whose administrator signed out. */
export function defineViewSweep(ctx: AppContext): void {
  ctx.queue.define(SWEEP, () => endOverdueViews(ctx), { cron: "* * * * *" });
}

/** Ends the views that have expired or whose session or account has ended, and records each. */
export async function endOverdueViews(ctx: AppContext): Promise<void> {
  for (const { id, userId, email, adminId, isExpired } of await repository.findOverdueViews(ctx.db)) {
    await ctx.db.transaction(async (tx) => {
      if (!(await repository.endView(tx, id))) return;
      const details = `${email}: ${isExpired ? "expired" : "a session or account ended"}`;
      const entry = { action: "user.view-ended", result: "ok", actorId: adminId } as const;
      await ctx.audit.record({ ...entry, subjectId: userId, details }, tx);
    });
  }
}
