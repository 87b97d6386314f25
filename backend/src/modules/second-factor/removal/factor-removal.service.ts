import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { announceSessionEnd, endUserSessions, lockUser, revokeApiKeys, type UserRow } from "../../accounts";
import { findByRemoval } from "./factor-removals.repository";
import { storeKinds } from "../factors.repository";
import { removePasskey, turnTotpOff } from "../own-factors.service";
import { deleteCodes } from "../codes/recovery-codes.repository";
import { createFactorRemovedMail } from "../second-factor-mails";

/**
 * Removes the factor that the emailed token belongs to, even an administrator's last one. Because someone else may have
 * added it, all sessions end and all API keys are revoked. Returns the change as a sentence.
 *
 * @throws NOT_FOUND if the token is unknown, used or expired, or its factor was removed
 */
export async function removeFactorByMail(
  ctx: AppContext,
  token: string,
  request: FastifyRequest,
): Promise<string> {
  const { sentence, ended } = await ctx.db.transaction(async (tx) => {
    const { user, passkeyId } = await lockOwner(tx, token);
    const remove = passkeyId === null ? turnTotpOff() : removePasskey(passkeyId);
    const { action, sentence } = await remove(tx, user);
    if ((await storeKinds(tx, user.id)).length === 0) await deleteCodes(tx, user.id);
    const ended = await endUserSessions(tx, user.id, "terminated");
    await revokeApiKeys(ctx, tx, user.id, { request, reason: "second factor removed" });
    const details = `${sentence} Removed with the link in the email.`;
    await ctx.audit.record(
      { action, result: "ok", ...getRequestOrigin(request), actorId: user.id, details },
      tx,
    );
    await ctx.mailer.send({ to: user.email, ...createFactorRemovedMail(ctx.config.publicUrl, sentence) }, tx);
    return { sentence, ended };
  });
  for (const session of ended) announceSessionEnd(ctx, session, `${sentence} Sign in again.`);
  return sentence;
}

/** Locks the account before its factor, as every change of factors does, so that a token works only once. */
async function lockOwner(
  tx: Transaction,
  token: string,
): Promise<{ user: UserRow; passkeyId: number | null }> {
  const found = await findByRemoval(tx, token);
  const user = found && (await lockUser(tx, found.userId));
  const factor = user && (await findByRemoval(tx, token));
  if (!factor)
    throw fail("NOT_FOUND", "This link is no longer valid. Remove the method in Settings instead.");
  return { user, passkeyId: factor.passkeyId };
}
