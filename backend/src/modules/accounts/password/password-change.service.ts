import type { ChangePasswordBodySchema } from "@listwise/contracts/account";
import type { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import { fail } from "../../../infra/http/errors";
import { queuePasswordChangedMail } from "../sign-in/google-removal.service";
import { lockReauthenticated, reauthenticate } from "./reauthenticate";
import { capSecretMails } from "../mails/mail-caps";
import { assertGoodPassword } from "./password-policy";
import { deleteUserResets } from "./password-resets.repository";
import { hashPassword } from "./passwords";
import { revokeApiKeys } from "../api-key-revocation";
import { incrementTokenEpoch } from "../sessions/sessions.repository";
import { announceSessionEnd, issueTokens, PASSWORD_CHANGED } from "../sessions/sessions.service";
import { deletePendingChanges } from "../address/verification.repository";
import { changeUser, deleteUserChallenges, endUserSessions } from "../accounts.writes";

/**
 * Sets a new password and returns new tokens; all earlier tokens of this session become invalid.
 *
 * @throws INVALID_CREDENTIALS, VALIDATION_FAILED for a weak password, RATE_LIMITED, SESSION_TERMINATED
 */
export async function changePassword(
  app: FastifyInstance,
  body: z.output<typeof ChangePasswordBodySchema>,
  { sessionId }: Principal,
  request: FastifyRequest,
) {
  const { ctx } = app;
  const user = await reauthenticate(ctx, body.currentPassword, request);
  assertGoodPassword(body.newPassword, user, "newPassword");
  const passwordHash = await hashPassword(body.newPassword);
  const { answer, ended, revokedKeys } = await ctx.db.transaction(async (tx) => {
    const now = await lockReauthenticated(tx, user, request);
    await capSecretMails(ctx.limiter, "password-changed", now.email, tx);
    const session = await incrementTokenEpoch(tx, sessionId);
    if (!session) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    await changeUser(tx, user.id, { passwordHash });
    await deleteUserResets(tx, user.id);
    await deletePendingChanges(tx, user.id);
    await deleteUserChallenges(tx, user.id);
    const ended = body.endOtherSessions
      ? await endUserSessions(tx, user.id, "password", { except: sessionId })
      : [];
    const reason = "password changed";
    const revokedKeys = body.endOtherSessions
      ? await revokeApiKeys(ctx, tx, user.id, { request, reason })
      : 0;
    const details = `${formatCount(ended.length, "other session")} ended`;
    await ctx.audit.record(
      { action: "auth.password-changed", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    await queuePasswordChangedMail(ctx, tx, now, revokedKeys);
    return { answer: await issueTokens(app, { ...now, passwordHash }, session, tx), ended, revokedKeys };
  });
  for (const session of ended) announceSessionEnd(ctx, session, PASSWORD_CHANGED);
  // Sockets of this session were opened with older tokens; its browser reconnects with the new one.
  ctx.sockets.disconnectSession(sessionId);
  return { ...answer, endedSessions: ended.length, revokedKeys };
}
