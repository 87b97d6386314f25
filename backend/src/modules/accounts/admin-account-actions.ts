import type { FastifyRequest } from "fastify";
import { recordDenied } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import * as mails from "./mails/account-mails";
import { deleteUser } from "./accounts.repository";
import { createOpaqueToken } from "./sessions/opaque-token";
import { insertReset } from "./password/password-resets.repository";
import { announceSessionEnd } from "./sessions/sessions.service";
import { findRunningSessions, findUserById, type UserRow } from "./accounts.reads";

/**
 * Returns the user whose account an administrator is about to change.
 *
 * @throws NOT_FOUND if there is no such user, FORBIDDEN (audited) if the user is a superadmin and the caller is not
 */
export async function assertMayAct(ctx: AppContext, id: number, request: FastifyRequest): Promise<UserRow> {
  const user = await findUserById(ctx.db, id);
  if (!user) throw failNotFound("user");
  if (user.role !== "superadmin" || request.principal?.role === "superadmin") return user;
  await recordDenied(ctx, request, `${request.routeOptions.url} of ${user.email}`);
  throw fail("FORBIDDEN", "Only a superadmin can change a superadmin's account.");
}

/** Emails a link to set a password, for an account that an administrator created. */
export async function sendPasswordLink(
  ctx: AppContext,
  tx: Transaction,
  { id, email }: UserRow,
): Promise<void> {
  const { token, hash } = createOpaqueToken();
  await insertReset(tx, id, hash);
  await ctx.mailer.send({ to: email, ...mails.createNewPasswordMail(ctx.config.publicUrl, token, null) }, tx);
}

/** Deletes an account with its data and emails its owner. Returns a function to notify its browsers after the commit. */
export async function removeAccount(ctx: AppContext, tx: Transaction, user: UserRow): Promise<() => void> {
  const running = await findRunningSessions(tx, user.id);
  await deleteUser(tx, user);
  await ctx.mailer.send({ to: user.email, ...mails.createAccountDeletedMail() }, tx);
  return () => {
    for (const session of running) announceSessionEnd(ctx, session, "An administrator deleted your account.");
  };
}
