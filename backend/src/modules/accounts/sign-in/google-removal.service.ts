import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import * as mails from "../mails/account-mails";
import { listFactorNames } from "./factor-operations";
import { deleteGoogleRemovals, findRemovalOwner, insertRemoval } from "./google-removals.repository";
import { hashToken, createOpaqueToken } from "../sessions/opaque-token";
import { revokeApiKeys } from "../api-key-revocation";
import { announceSessionEnd } from "../sessions/sessions.service";
import type { UserRow } from "../accounts.reads";
import { changeUser, endUserSessions, lockUser } from "../accounts.writes";

/**
 * Queues the email about a new password. It says how many API keys were revoked, which second factors still work, and which
 * Google account can still sign in, with a link that removes it without a sign-in.
 */
export async function queuePasswordChangedMail(
  ctx: AppContext,
  tx: Transaction,
  { id, email, googleEmail }: UserRow,
  revokedKeys: number,
): Promise<void> {
  const { token, hash } = createOpaqueToken();
  if (googleEmail !== null) await insertRemoval(tx, id, hash);
  const google = googleEmail === null ? null : { email: googleEmail, token };
  const factors = await listFactorNames(tx, id);
  await ctx.mailer.send(
    { to: email, ...mails.createPasswordChangedMail(ctx.config.publicUrl, { revokedKeys, google, factors }) },
    tx,
  );
}

/**
 * Removes the linked Google account with the token from the email. A stranger may have used it, so all sessions end and all
 * API keys are revoked. Returns the address that was linked, or `null` if none was linked anymore.
 *
 * @throws NOT_FOUND if the token is unknown, used or expired
 */
export async function removeGoogle(
  ctx: AppContext,
  token: string,
  request: FastifyRequest,
): Promise<string | null> {
  const { email, ended } = await ctx.db.transaction(async (tx) => {
    const user = await lockOwner(tx, hashToken(token));
    await deleteGoogleRemovals(tx, user.id);
    await changeUser(tx, user.id, { googleSubject: null, googleEmail: null });
    const ended = await endUserSessions(tx, user.id, "terminated");
    await revokeApiKeys(ctx, tx, user.id, { request, reason: "Google account removed" });
    const details = `${user.googleEmail ?? "(none)"} by email link`;
    const entry = {
      action: "auth.google-unlinked",
      result: "ok",
      ...getRequestOrigin(request),
      actorId: user.id,
    } as const;
    await ctx.audit.record({ ...entry, details }, tx);
    return { email: user.googleEmail, ended };
  });
  for (const session of ended)
    announceSessionEnd(ctx, session, "A Google account was removed. Sign in again.");
  return email;
}

/** Locks the account before its link, like every recovery, so that a token works only once and nothing is created in between. */
async function lockOwner(tx: Transaction, hash: string): Promise<UserRow> {
  const userId = await findRemovalOwner(tx, hash);
  const user = userId === null ? null : await lockUser(tx, userId);
  if (!user?.passwordHash || (await findRemovalOwner(tx, hash)) === null) {
    throw fail("NOT_FOUND", "This link is no longer valid. Unlink the Google account in Settings instead.");
  }
  return user;
}
