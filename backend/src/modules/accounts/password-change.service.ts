import type { ChangePasswordBodySchema, z } from "@listwise/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { Principal } from "../../platform/authenticate";
import { fail } from "../../platform/errors";
import * as mails from "./account-mails";
import { changeUser } from "./accounts.repository";
import { provenUser } from "./own-password";
import { deleteResetsOf } from "./password-resets.repository";
import { hashPassword } from "./passwords";
import { endSessionsOf, moveEpochOn } from "./sessions.repository";
import { announceEnd, issueTokens, PASSWORD_CHANGED } from "./sessions.service";
import { deletePendingChanges } from "./verification.repository";

/** Sets a new password. All tokens of this session that were issued before are dead at once. */
export async function changePassword(
  app: FastifyInstance,
  body: z.output<typeof ChangePasswordBodySchema>,
  { sessionId }: Principal,
  request: FastifyRequest,
) {
  const { ctx } = app;
  const user = await provenUser(ctx, body.currentPassword, request);
  const passwordHash = await hashPassword(body.newPassword);
  const { answer, ended } = await ctx.db.transaction(async (tx) => {
    const session = await moveEpochOn(tx, sessionId);
    if (!session) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    await changeUser(tx, user.id, { passwordHash });
    await deleteResetsOf(tx, user.id);
    await deletePendingChanges(tx, user.id);
    const ended = body.endOtherSessions
      ? await endSessionsOf(tx, user.id, "password", { except: sessionId })
      : [];
    const details = `${ended.length} other sessions ended`;
    await ctx.audit.record(
      { action: "auth.password-changed", result: "ok", ...origin(request), details },
      tx,
    );
    return { answer: await issueTokens(app, { ...user, passwordHash }, session, tx), ended };
  });
  for (const session of ended) announceEnd(ctx, session, PASSWORD_CHANGED);
  await ctx.mailer.send({ to: user.email, ...mails.passwordChanged(ctx.config.publicUrl) });
  return { ...answer, endedSessions: ended.length };
}
