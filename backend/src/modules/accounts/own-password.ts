import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { findUserById, type UserRow } from "./accounts.repository";
import { guardOwnPassword } from "./login-guard";
import { checkPassword } from "./passwords";
import { lockSignedIn } from "./sessions.repository";

/**
 * The user of the call, after they proved to be its owner with the password, guarded like a login. An account without a
 * password has none to ask for.
 */
export async function provenUser(
  ctx: AppContext,
  given: string | undefined,
  request: FastifyRequest,
): Promise<UserRow> {
  const user = await currentUser(ctx, request);
  if (user.passwordHash === null) return user;
  const guard = guardOwnPassword(ctx, user.id, request);
  await guard.enter();
  if (!(await checkPassword(user.passwordHash, given ?? ""))) {
    await guard.failed();
    await ctx.audit.record({ action: "auth.password-asked", result: "failed", ...origin(request) });
    throw wrongPassword();
  }
  await guard.succeeded();
  return user;
}

function wrongPassword() {
  return fail("INVALID_CREDENTIALS", "The password is wrong.");
}

/**
 * Returns the account of the call, locked until the transaction ends. Throws `SESSION_TERMINATED` when its session has ended
 * since the call began, as by a reset of the password, and `INVALID_CREDENTIALS` when the password is another one than was
 * proved.
 */
export async function lockProven(
  tx: Transaction,
  proven: UserRow,
  { principal }: FastifyRequest,
): Promise<UserRow> {
  const user = await lockSignedIn(tx, proven.id, principal?.sessionId ?? "");
  if (!user) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
  if (user.passwordHash !== proven.passwordHash) throw wrongPassword();
  return user;
}

/** The stored user of the call. */
export async function currentUser(ctx: AppContext, request: FastifyRequest): Promise<UserRow> {
  const user = await findUserById(ctx.db, request.principal?.id ?? 0);
  if (!user) throw fail("SESSION_TERMINATED", "Your account does not exist any more.");
  return user;
}
