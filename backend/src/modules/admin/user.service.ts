import { createHash } from "node:crypto";
import type { AdminUser, AdminUserDetail } from "@listwise/contracts/admin";
import { parseRole, type Role } from "@listwise/contracts/api";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { Principal } from "../../infra/http/authenticate";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import {
  announceSessionEnd,
  assertMayAct,
  endUserSessions,
  findRunningSessions,
  findUserById,
  isLastSuperadmin,
  isSecondFactorMissing,
  lockUser,
  presentSession,
  revokeApiKeys,
  terminateSessions,
  changeUser,
  type UserRow,
} from "../accounts";
import { findPlanNames } from "../limits";
import { presentAdminUser } from "./admin.presenter";

const ENDED = "An administrator ended your session.";
const DEACTIVATED = "An administrator deactivated your account.";
export const LAST_SUPERADMIN = "This is the last superadmin. Make another user a superadmin first.";

/** The administrator who acts, and their request. */
export interface Actor {
  user: Principal;
  request: FastifyRequest;
  /** Id of the user whom the action is about. */
  subjectId?: number;
}

/** @throws NOT_FOUND */
export async function loadExistingUser(db: Executor, id: number): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (!user) throw failNotFound("user");
  return user;
}

/** Returns a hash of the fields that administrators edit, to detect concurrent changes. */
export function computeVersion({ name, email, emailVerifiedAt }: UserRow): string {
  const facts = JSON.stringify([name, email, emailVerifiedAt !== null]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 16);
}

export async function loadUserDetail(
  ctx: AppContext,
  id: number,
  by: Actor,
  db: Executor = ctx.db,
): Promise<AdminUserDetail> {
  const user = await loadExistingUser(db, id);
  const sessions = await findRunningSessions(db, id);
  const plans = await findPlanNames(db);
  return {
    ...presentAdminUser(ctx.config, user, plans),
    google: user.googleEmail,
    version: computeVersion(user),
    sessions: sessions.map((session) => presentSession(session, by.user.sessionId)),
  };
}

/** Returns the role that a request names in any letter case. @throws VALIDATION_FAILED */
export function readRole(text: string): Role {
  const role = parseRole(text);
  if (role) return role;
  throw fail("VALIDATION_FAILED", "Choose one of the roles user, admin and superadmin.");
}

/**
 * Changes a user's role and audits it. It applies from the user's next call on, and to open sockets immediately.
 *
 * @throws NOT_FOUND, CONFLICT for the last superadmin
 */
export async function setRole(ctx: AppContext, id: number, role: Role, by: Actor): Promise<AdminUser> {
  const changed = await ctx.db.transaction(async (tx) => {
    const isLast = await isLastSuperadmin(tx, id);
    const user = await loadExistingUser(tx, id);
    if (user.role === role) return user;
    if (isLast) throw fail("CONFLICT", LAST_SUPERADMIN);
    await changeUser(tx, id, { role });
    await recordAction(
      ctx,
      { ...by, subjectId: id },
      "user.role-changed",
      `${user.email}: ${user.role} → ${role}`,
      tx,
    );
    return { ...user, role };
  });
  ctx.sockets.setAdmin(id, role !== "user" && !isSecondFactorMissing(ctx.config, changed));
  return presentAdminUser(ctx.config, changed, await findPlanNames(ctx.db));
}

/**
 * Activates or deactivates an account and audits it. Deactivating also ends all sessions and revokes all API keys.
 *
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT for the last superadmin and for the caller's own account
 */
export async function setStatus(
  ctx: AppContext,
  id: number,
  isActive: boolean,
  by: Actor,
): Promise<AdminUser> {
  await assertMayAct(ctx, id, by.request);
  const { changed, ended } = await ctx.db.transaction(async (tx) => {
    const isLast = await isLastSuperadmin(tx, id);
    await lockUser(tx, id);
    const user = await loadExistingUser(tx, id);
    if (user.isActive === isActive) return { changed: user, ended: [] };
    if (isLast) throw fail("CONFLICT", LAST_SUPERADMIN);
    if (id === by.user.id)
      throw fail(
        "CONFLICT",
        "You can't deactivate your own account here. Ask another administrator, or delete it in Settings.",
      );
    await changeUser(tx, id, { isActive });
    if (!isActive) await revokeApiKeys(ctx, tx, id, { request: by.request, reason: "account deactivated" });
    const [before, after] = isActive ? ["inactive", "active"] : ["active", "inactive"];
    await recordAction(
      ctx,
      { ...by, subjectId: id },
      "user.status-changed",
      `${user.email}: ${before} → ${after}`,
      tx,
    );
    const ended = isActive ? [] : await endUserSessions(tx, id, "deactivated");
    return { changed: { ...user, isActive }, ended };
  });
  for (const session of ended) announceSessionEnd(ctx, session, DEACTIVATED);
  return presentAdminUser(ctx.config, changed, await findPlanNames(ctx.db));
}

/**
 * Ends one session of a user or, if `sessionId` is `null`, all of them, and audits it. Returns the number of ended sessions.
 *
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function endSessions(
  ctx: AppContext,
  id: number,
  sessionId: string | null,
  by: Actor,
): Promise<number> {
  const user = await assertMayAct(ctx, id, by.request);
  const which = sessionId === null ? {} : { only: sessionId };
  return terminateSessions(ctx, id, ENDED, which, async (tx, ended) => {
    if (sessionId === null) {
      const why = { request: by.request, reason: "signed out by an administrator" };
      await revokeApiKeys(ctx, tx, id, why);
    }
    if (sessionId !== null && ended === 0) throw failNotFound("session");
    const action = sessionId === null ? "user.sessions-ended" : "user.session-ended";
    await recordAction(
      ctx,
      { ...by, subjectId: id },
      action,
      `${user.email}: ${sessionId ?? formatCount(ended, "session")}`,
      tx,
    );
  });
}

export function recordAction(
  ctx: AppContext,
  by: Actor,
  action: string,
  details: string,
  within?: Transaction,
): Promise<void> {
  const { request, subjectId } = by;
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), subjectId, details }, within);
}
