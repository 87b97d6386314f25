import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { guardOwnPassword } from "../sign-in/login-guard";
import { findUserById, type UserRow } from "../accounts.reads";
import { lockSignedIn } from "../accounts.writes";
import { checkPassword } from "./passwords";

/**
 * Returns the caller's account after checking the password, rate limited like a login. Accounts without a password skip the
 * check.
 *
 * @throws INVALID_CREDENTIALS, or RATE_LIMITED after too many attempts
 */
export async function reauthenticate(
  ctx: AppContext,
  given: string | undefined,
  request: FastifyRequest,
): Promise<UserRow> {
  const user = await loadCurrentUser(ctx, request);
  if (user.passwordHash === null) return user;
  const guard = guardOwnPassword(ctx, user.id, request);
  await guard.assertAllowed();
  if (!(await checkPassword(user.passwordHash, given ?? ""))) {
    await guard.recordFailure();
    await ctx.audit.record({ action: "auth.password-asked", result: "failed", ...getRequestOrigin(request) });
    throw wrongPassword();
  }
  await guard.recordSuccess();
  return user;
}

function wrongPassword() {
  return fail("INVALID_CREDENTIALS", "The password is wrong.");
}

/**
 * Returns the caller's account, locked until the transaction ends.
 *
 * @throws SESSION_TERMINATED if the session ended since the call began, for example by a password reset;
 * INVALID_CREDENTIALS if the password changed since it was checked
 */
export async function lockReauthenticated(
  tx: Transaction,
  proven: UserRow,
  { principal }: FastifyRequest,
): Promise<UserRow> {
  const user = await lockSignedIn(tx, proven.id, principal?.sessionId ?? "");
  if (!user) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
  if (user.passwordHash !== proven.passwordHash) throw wrongPassword();
  return user;
}

/**
 * Returns the caller's stored account.
 *
 * @throws SESSION_TERMINATED if the account was deleted
 */
export async function loadCurrentUser(ctx: AppContext, request: FastifyRequest): Promise<UserRow> {
  const user = await findUserById(ctx.db, request.principal?.id ?? 0);
  if (!user) throw fail("SESSION_TERMINATED", "Your account no longer exists.");
  return user;
}
