import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import * as mails from "../mails/account-mails";
import { queuePasswordChangedMail } from "../sign-in/google-removal.service";
import { handOver } from "../address/hand-over.service";
import { guardLogin } from "../sign-in/login-guard";
import { capMails } from "../mails/mail-caps";
import { hashToken, createOpaqueToken } from "../sessions/opaque-token";
import { assertGoodPassword } from "./password-policy";
import * as repository from "./password-resets.repository";
import { hashPassword } from "./passwords";
import { revokeApiKeys } from "../api-key-revocation";
import { announceSessionEnd, PASSWORD_CHANGED } from "../sessions/sessions.service";
import { deleteUserVerifications } from "../address/verification.repository";
import { findUserByEmail, findUserById, type UserRow } from "../accounts.reads";
import { changeUser, endUserSessions, lockUser } from "../accounts.writes";

const JOB = "accounts.password-reset";

interface ResetRequest {
  email: string;
  ip: string;
  requestId: string;
}

/** Defines the job that sends the reset link if the address has an account. */
export function definePasswordReset(ctx: AppContext): void {
  ctx.queue.define<ResetRequest>(JOB, (asked) => sendLink(ctx, asked), { forget: true, drain: true });
}

/**
 * Requests a reset link. The account is looked up later, in a job, so that the response reveals nothing about it.
 *
 * @throws RATE_LIMITED after too many requests
 */
export async function requestPasswordReset(
  ctx: AppContext,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  await capMails(ctx.limiter, "password-reset", email, request);
  await ctx.queue.send<ResetRequest>(JOB, { email, ip: request.ip, requestId: request.id });
}

/**
 * Emails a reset link to a user on behalf of an administrator, under the same limits as {@link requestPasswordReset}.
 * `record` runs in the same transaction.
 *
 * @throws CONFLICT for an inactive account, RATE_LIMITED after too many requests
 */
export async function sendPasswordReset(
  ctx: AppContext,
  { id, email }: UserRow,
  request: FastifyRequest,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await capMails(ctx.limiter, "password-reset", email, request);
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user?.isActive || user.email !== email) {
      throw fail(
        "CONFLICT",
        "This account is deactivated, or its address has just changed. Reload the page.",
      );
    }
    await sendResetLink(ctx, tx, user);
    await record(tx);
  });
}

async function sendResetLink(ctx: AppContext, tx: Transaction, user: UserRow): Promise<void> {
  const { token, hash } = createOpaqueToken();
  await repository.insertReset(tx, user.id, hash);
  const letter = mails.createNewPasswordMail(ctx.config.publicUrl, token, user.googleEmail);
  await ctx.mailer.send({ to: user.email, ...letter }, tx);
}

async function sendLink(ctx: AppContext, { email, ip, requestId }: ResetRequest): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    // Another account may have taken the address in the meantime.
    const known = user?.isActive && user.email === email ? user : null;
    const details = known ? `user ${known.id}` : email;
    const result = known ? "ok" : "failed";
    await ctx.audit.record(
      { action: "auth.password-reset-asked", result, ip, requestId, subjectId: known?.id, details },
      tx,
    );
    if (known) await sendResetLink(ctx, tx, known);
  });
}

/**
 * Sets a new password with the token from the email, ends every session, revokes all API keys and notifies the owner.
 *
 * @throws NOT_FOUND if the token is unknown, used or expired, VALIDATION_FAILED for a weak password
 */
export async function resetPassword(
  ctx: AppContext,
  { token, password }: { token: string; password: string },
  request: FastifyRequest,
): Promise<void> {
  const hash = hashToken(token);
  const ownerId = await repository.findResetOwner(ctx.db, hash);
  const owner = ownerId === null ? null : await findUserById(ctx.db, ownerId);
  if (!owner) throw notValid();
  assertGoodPassword(password, owner);
  const passwordHash = await hashPassword(password);
  const { user, ended } = await ctx.db.transaction(async (tx) => {
    const found = await lockUser(tx, owner.id);
    if (!found?.isActive || (await repository.consumeReset(tx, hash)) === null) throw notValid();
    const { user } = found.emailVerifiedAt === null ? await handOver(tx, found) : { user: found };
    await changeUser(tx, user.id, { passwordHash });
    await repository.deleteUserResets(tx, user.id);
    await deleteUserVerifications(tx, user.id);
    const ended = await endUserSessions(tx, user.id, "password");
    const revoked = await revokeApiKeys(ctx, tx, user.id, { request, reason: "password reset" });
    await queuePasswordChangedMail(ctx, tx, user, revoked);
    await ctx.audit.record(
      { action: "auth.password-reset", result: "ok", ...getRequestOrigin(request), actorId: user.id },
      tx,
    );
    return { user, ended };
  });
  for (const session of ended) announceSessionEnd(ctx, session, PASSWORD_CHANGED);
  await guardLogin(ctx, user.email, request).recordSuccess();
}

function notValid() {
  return fail("NOT_FOUND", "This link is no longer valid. Request a new one.");
}
