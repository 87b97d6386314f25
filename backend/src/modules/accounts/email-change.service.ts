import type { ChangeEmailBodySchema, z } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { Principal } from "../../platform/authenticate";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { errorCode } from "../../platform/startup-error";
import * as mails from "./account-mails";
import { changeUser, findUserByEmail, type UserRow } from "./accounts.repository";
import { completeAddressChange } from "./address-change.service";
import { capMails } from "./mail-caps";
import { newToken } from "./opaque-token";
import { lockProven, provenUser } from "./own-password";
import { deletePendingChanges, insertVerification } from "./verification.repository";

/**
 * Asks for another address. It takes effect with the link in the mail sent there; the present address is told at once. An
 * address that has an account gets another mail, and the answer does not say so.
 */
export async function changeEmail(
  ctx: AppContext,
  body: z.output<typeof ChangeEmailBodySchema>,
  { sessionId }: Principal,
  request: FastifyRequest,
): Promise<string> {
  const { email } = body;
  const user = await provenUser(ctx, body.password, request);
  if (email === user.email) {
    const message = "This is the address your account has.";
    throw fail("VALIDATION_FAILED", message, [{ path: "email", message }]);
  }
  await capMails(ctx.limiter, "email-change", email, request);
  const { publicUrl } = ctx.config;
  const { token, hash } = newToken();
  const taken = await findUserByEmail(ctx.db, email);
  await ctx.db.transaction(async (tx) => {
    const now = await lockProven(tx, user, request);
    await deletePendingChanges(tx, user.id);
    await insertVerification(tx, now, hash, { newEmail: email, sessionId });
    await ctx.audit.record({ action: "account.email-change-asked", result: "ok", ...origin(request) }, tx);
    const letter = taken ? mails.addressTaken(publicUrl) : mails.confirmAddress(publicUrl, token);
    await ctx.mailer.send({ to: email, ...letter }, tx);
    await ctx.mailer.send({ to: now.email, ...mails.addressChangeAsked(publicUrl, email) }, tx);
  });
  return `We sent a mail to ${email}. Open the link in it, and this is the address of your account.`;
}

/** Gives the account the address that was confirmed; false when another account has got it since. */
export async function takeNewEmail(
  ctx: AppContext,
  tx: Transaction,
  user: UserRow,
  email: string,
): Promise<boolean> {
  try {
    await tx.transaction((inner) => changeUser(inner, user.id, { email, emailVerifiedAt: new Date() }));
  } catch (error) {
    if (errorCode(error) === "23505") return false;
    throw error;
  }
  await completeAddressChange(ctx, tx, user, email);
  return true;
}
