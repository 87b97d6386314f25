import { PRODUCT_NAME, type VerificationStatusSchema, type z } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { findUserById, markEmailVerified, type UserRow } from "./accounts.repository";
import { hashToken, newToken } from "./opaque-token";
import * as repository from "./verification.repository";

type Status = z.output<typeof VerificationStatusSchema>;

const DAY_MS = 86_400_000;
const RESEND_AFTER_MS = 60_000;
const MAILS_A_DAY = 5;

/** Sends the mail with the link that confirms the address. */
export async function sendVerification(ctx: AppContext, user: UserRow): Promise<void> {
  const { token, hash } = newToken();
  await repository.insertVerification(ctx.db, user.id, hash);
  await ctx.mailer.send({
    to: user.email,
    subject: `${PRODUCT_NAME}: confirm your e-mail address`,
    text: `Open this address within 24 hours to confirm your e-mail address:\n${ctx.config.publicUrl}/verify-email?token=${token}`,
  });
}

/** Confirms the address a token was sent to. */
export async function verifyEmail(ctx: AppContext, token: string, request: FastifyRequest): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const userId = await repository.findVerification(tx, hashToken(token));
    if (userId === null) throw fail("NOT_FOUND", "This link is not valid any more. Ask for a new one.");
    await markEmailVerified(tx, userId);
    await repository.deleteVerificationsOf(tx, userId);
    await ctx.audit.record(
      { action: "auth.email-verified", result: "ok", ...origin(request), actorId: userId },
      tx,
    );
  });
}

/** Whether the user's address is confirmed and when a mail may be asked for. */
export async function verificationStatus(ctx: AppContext, userId: number): Promise<Status> {
  const user = await findUserById(ctx.db, userId);
  if (!user || user.emailVerifiedAt !== null) {
    return {
      success: true,
      verified: true,
      canResend: false,
      nextResendTime: null,
      message: "Your e-mail address is confirmed.",
    };
  }
  const next = await nextResend(ctx, userId);
  return {
    success: true,
    verified: false,
    canResend: next === null,
    nextResendTime: next?.toISOString() ?? null,
    message: `We sent a confirmation mail to ${user.email}.`,
  };
}

/** Sends the mail again unless one was sent a moment ago or too many were today. */
export async function resendVerification(ctx: AppContext, userId: number): Promise<Status> {
  const user = await findUserById(ctx.db, userId);
  if (!user || user.emailVerifiedAt !== null) return verificationStatus(ctx, userId);
  const next = await nextResend(ctx, userId);
  if (next) {
    const seconds = Math.max(1, Math.ceil((next.getTime() - Date.now()) / 1000));
    throw fail(
      "RATE_LIMITED",
      "A mail was sent a moment ago.",
      { nextResendTime: next.toISOString() },
      seconds,
    );
  }
  await sendVerification(ctx, user);
  return verificationStatus(ctx, userId);
}

async function nextResend(ctx: AppContext, userId: number): Promise<Date | null> {
  const { sent, last } = await repository.recentVerifications(ctx.db, userId);
  if (!last) return null;
  const next = new Date(last.getTime() + (sent >= MAILS_A_DAY ? DAY_MS : RESEND_AFTER_MS));
  return next.getTime() > Date.now() ? next : null;
}
