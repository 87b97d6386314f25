import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { findUserById, type UserRow } from "./accounts.repository";
import { guardLogin } from "./login-guard";
import { checkPassword } from "./passwords";

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
  const guard = guardLogin(ctx, user.email, request);
  await guard.enter();
  if (!(await checkPassword(user.passwordHash, given ?? ""))) {
    await guard.failed();
    await ctx.audit.record({ action: "auth.password-asked", result: "failed", ...origin(request) });
    throw fail("INVALID_CREDENTIALS", "The password is wrong.");
  }
  await guard.succeeded();
  return user;
}

/** The stored user of the call. */
export async function currentUser(ctx: AppContext, request: FastifyRequest): Promise<UserRow> {
  const user = await findUserById(ctx.db, request.principal?.id ?? 0);
  if (!user) throw fail("SESSION_TERMINATED", "Your account does not exist any more.");
  return user;
}
