import type { VerificationStatusSchema } from "@listwise/contracts/auth";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import * as mails from "../mails/address-mails";
import { applyNewEmail } from "./email-change.service";
import { confirmAddressFirstTime } from "./hand-over.service";
import { capMails, findSecondsUntilMail } from "../mails/mail-caps";
import { hashToken, createOpaqueToken } from "../sessions/opaque-token";
import { announceSessionEnd } from "../sessions/sessions.service";
import { findUserById, type UserRow } from "../accounts.reads";
import { lockSignedIn, lockUser } from "../accounts.writes";
import * as repository from "./verification.repository";

type Status = z.output<typeof VerificationStatusSchema>;

const RESEND_AFTER_MS = 60_000;
const CONFIRMED = "Your email address was confirmed. Sign in again.";

/** Queues the email with the link that confirms the account's address. */
export async function sendVerification(ctx: AppContext, user: UserRow, tx: Transaction): Promise<void> {
  const { token, hash } = createOpaqueToken();
  await repository.insertVerification(tx, user, hash);
  await ctx.mailer.send(
    { to: user.email, ...mails.createConfirmAddressMail(ctx.config.publicUrl, token) },
    tx,
  );
}

/**
 * Confirms the address that a token was sent to. If it is a new address, the former one is notified.
 *
 * @throws NOT_FOUND if the link is unknown, expired or void
 */
export async function verifyEmail(ctx: AppContext, token: string, request: FastifyRequest): Promise<void> {
  const ended = await ctx.db.transaction(async (tx) => {
    const { user, newEmail } = await lockLink(tx, hashToken(token));
    const action = newEmail === null ? "auth.email-verified" : "account.email-changed";
    await ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), actorId: user.id }, tx);
    if (newEmail !== null) {
      if (!(await applyNewEmail(ctx, tx, user, newEmail))) throw notValid();
      return [];
    }
    await repository.deleteUserVerifications(tx, user.id);
    return user.emailVerifiedAt === null ? confirmAddressFirstTime(ctx, tx, user, request) : [];
  });
  for (const session of ended) announceSessionEnd(ctx, session, CONFIRMED);
}

/**
 * Locks the account before reading the link, so that a concurrent recovery can void it.
 *
 * @throws NOT_FOUND unless the account is active, its address is the same as when the email was sent and, for a new
 * address, the session that requested it is still active
 */
async function lockLink(tx: Transaction, hash: string): Promise<{ user: UserRow; newEmail: string | null }> {
  const owner = await repository.findVerification(tx, hash);
  const user = owner && (await lockUser(tx, owner.userId));
  const link = user && (await repository.findVerification(tx, hash));
  if (!link || !user.isActive || link.accountEmail !== user.email) throw notValid();
  const { newEmail, sessionId } = link;
  if (newEmail === null) return { user, newEmail };
  if (sessionId === null || !(await lockSignedIn(tx, user.id, sessionId))) throw notValid();
  return { user, newEmail };
}

function notValid() {
  return fail("NOT_FOUND", "This link is no longer valid. Request a new one.");
}

/** Returns whether the user's address is confirmed and when another email can be requested. */
export async function loadVerificationStatus(
  ctx: AppContext,
  userId: number,
  request: FastifyRequest,
): Promise<Status> {
  const user = await findUserById(ctx.db, userId);
  if (!user || user.emailVerifiedAt !== null) {
    return {
      success: true,
      verified: true,
      canResend: false,
      nextResendTime: null,
      message: "Your email address is confirmed.",
    };
  }
  const next = await findNextResendAt(ctx, user, request);
  return {
    success: true,
    verified: false,
    canResend: next === null,
    nextResendTime: next?.toISOString() ?? null,
    message: `We sent a confirmation email to ${user.email}.`,
  };
}

/**
 * Sends the confirmation email again.
 *
 * @throws RATE_LIMITED if one was sent within the last minute or too many were sent today
 */
export async function resendVerification(
  ctx: AppContext,
  userId: number,
  request: FastifyRequest,
): Promise<Status> {
  const user = await findUserById(ctx.db, userId);
  if (!user || user.emailVerifiedAt !== null) return loadVerificationStatus(ctx, userId, request);
  await resendLink(ctx, user, request);
  return loadVerificationStatus(ctx, userId, request);
}

/**
 * Sends the confirmation email of an account again, unless the address has just been confirmed. `record` runs in the
 * same transaction.
 *
 * @throws RATE_LIMITED if one was sent within the last minute or too many were sent today
 */
export async function resendLink(
  ctx: AppContext,
  user: UserRow,
  request: FastifyRequest,
  record?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const next = await findNextResendAt(ctx, user, request);
  if (next) {
    const seconds = Math.max(1, Math.ceil((next.getTime() - Date.now()) / 1000));
    throw fail(
      "RATE_LIMITED",
      "We just sent an email. Wait a moment before you request another one.",
      { nextResendTime: next.toISOString() },
      seconds,
    );
  }
  await capMails(ctx.limiter, "verification", user.email, request);
  await ctx.db.transaction(async (tx) => {
    // The address may have changed in the meantime: send to the one that the link confirms.
    const now = await lockUser(tx, user.id);
    if (now?.emailVerifiedAt !== null) return;
    await sendVerification(ctx, now, tx);
    await record?.(tx);
  });
}

/** Returns when the confirmation email of an account may be sent again; `null` if it may be sent now. */
export async function findNextResendAt(
  ctx: AppContext,
  user: UserRow,
  request: FastifyRequest,
): Promise<Date | null> {
  const last = await repository.findLastVerificationAt(ctx.db, user.id);
  const capped = await findSecondsUntilMail(ctx.limiter, "verification", user.email, request);
  const next = Math.max(
    last ? last.getTime() + RESEND_AFTER_MS : 0,
    capped > 0 ? Date.now() + capped * 1000 : 0,
  );
  return next > Date.now() ? new Date(next) : null;
}
