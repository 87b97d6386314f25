import type { DeleteAccountBodySchema } from "@listwise/contracts/account";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import * as mails from "../mails/account-mails";
import { deleteUser } from "../accounts.repository";
import { loadCurrentUser, lockReauthenticated, reauthenticate } from "../password/reauthenticate";
import { announceSessionEnd } from "../sessions/sessions.service";
import { findRunningSessions } from "../accounts.reads";
import { isLastSuperadmin } from "../accounts.writes";

/**
 * Deletes the caller's account and, through foreign keys, all of its data. Only its id remains, in the audit log.
 *
 * @throws VALIDATION_FAILED if `body.email` is not the account's address, INVALID_CREDENTIALS for a wrong password,
 * CONFLICT for the last superadmin
 */
export async function deleteAccount(
  ctx: AppContext,
  body: z.output<typeof DeleteAccountBodySchema>,
  request: FastifyRequest,
): Promise<void> {
  const { email } = await loadCurrentUser(ctx, request);
  if (body.email.trim().toLowerCase() !== email) {
    const message = "Enter the email address of your account.";
    throw fail("VALIDATION_FAILED", message, [{ path: "email", message }]);
  }
  const user = await reauthenticate(ctx, body.password, request);
  const sessions = await ctx.db.transaction(async (tx) => {
    if (await isLastSuperadmin(tx, user.id)) {
      throw fail("CONFLICT", "You are the last superadmin. Make another user a superadmin first.");
    }
    await lockReauthenticated(tx, user, request);
    const running = await findRunningSessions(tx, user.id);
    await deleteUser(tx, user);
    const entry = {
      action: "account.deleted",
      result: "ok",
      actorId: user.id,
      requestId: request.id,
    } as const;
    await ctx.audit.record(entry, tx);
    await ctx.mailer.send({ to: user.email, ...mails.createAccountDeletedMail() }, tx);
    return running;
  });
  for (const session of sessions) {
    // The caller's own browser gets the response instead.
    if (session.id === request.principal?.sessionId) ctx.sockets.disconnectSession(session.id);
    else announceSessionEnd(ctx, session, "Your account was deleted.");
  }
}
