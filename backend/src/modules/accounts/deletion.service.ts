import type { DeleteAccountBodySchema, z } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import * as mails from "./account-mails";
import { deleteUser, isLastSuperadmin } from "./accounts.repository";
import { currentUser, lockProven, provenUser } from "./own-password";
import { findRunningSessions } from "./sessions.repository";
import { announceEnd } from "./sessions.service";

/** Deletes the user of the call and, through foreign keys, all the account holds. What stays in the audit log is its id. */
export async function deleteAccount(
  ctx: AppContext,
  body: z.output<typeof DeleteAccountBodySchema>,
  request: FastifyRequest,
): Promise<void> {
  const { email } = await currentUser(ctx, request);
  if (body.email.trim().toLowerCase() !== email) {
    const message = "Type the e-mail address of your account.";
    throw fail("VALIDATION_FAILED", message, [{ path: "email", message }]);
  }
  const user = await provenUser(ctx, body.password, request);
  const sessions = await ctx.db.transaction(async (tx) => {
    if (await isLastSuperadmin(tx, user.id)) {
      throw fail("CONFLICT", "You are the last superadmin. Make somebody else one first.");
    }
    await lockProven(tx, user, request);
    const running = await findRunningSessions(tx, user.id);
    await deleteUser(tx, user.id);
    const entry = {
      action: "account.deleted",
      result: "ok",
      actorId: user.id,
      requestId: request.id,
    } as const;
    await ctx.audit.record(entry, tx);
    await ctx.mailer.send({ to: user.email, ...mails.accountDeleted() }, tx);
    return running;
  });
  for (const session of sessions) {
    // The browser that asked gets the answer instead.
    if (session.id === request.principal?.sessionId) ctx.sockets.disconnectSession(session.id);
    else announceEnd(ctx, session, "Your account was deleted.");
  }
}
