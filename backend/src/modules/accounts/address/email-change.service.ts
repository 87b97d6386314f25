import type { ChangeEmailBodySchema } from "@listwise/contracts/account";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { findErrorCode } from "../../../infra/startup-error";
import * as mails from "../mails/address-mails";
import { completeAddressChange } from "./address-change.service";
import { capMails } from "../mails/mail-caps";
import { createOpaqueToken } from "../sessions/opaque-token";
import { lockReauthenticated, reauthenticate } from "../password/reauthenticate";
import { findUserByEmail, type UserRow } from "../accounts.reads";
import { changeUser } from "../accounts.writes";
import { deletePendingChanges, insertVerification } from "./verification.repository";

/**
 * Requests an address change. It takes effect when the link in the email to the new address is opened; the current address
 * is notified immediately. If the new address has an account, its owner gets a different email and the response is the
 * same. Returns the message to show.
 *
 * @throws VALIDATION_FAILED if the address is the current one, INVALID_CREDENTIALS, RATE_LIMITED, SESSION_TERMINATED
 */
export async function changeEmail(
  ctx: AppContext,
  body: z.output<typeof ChangeEmailBodySchema>,
  { sessionId }: Principal,
  request: FastifyRequest,
): Promise<string> {
  const { email } = body;
  const user = await reauthenticate(ctx, body.password, request);
  if (email === user.email) {
    const message = "Your account already has this address. Enter another one.";
    throw fail("VALIDATION_FAILED", message, [{ path: "email", message }]);
  }
  await capMails(ctx.limiter, "email-change", email, request);
  const { publicUrl } = ctx.config;
  const { token, hash } = createOpaqueToken();
  const taken = await findUserByEmail(ctx.db, email);
  await ctx.db.transaction(async (tx) => {
    const now = await lockReauthenticated(tx, user, request);
    await deletePendingChanges(tx, user.id);
    await insertVerification(tx, now, hash, { newEmail: email, sessionId });
    await ctx.audit.record(
      { action: "account.email-change-asked", result: "ok", ...getRequestOrigin(request) },
      tx,
    );
    const letter = taken
      ? mails.createAddressTakenMail(publicUrl)
      : mails.createConfirmAddressMail(publicUrl, token);
    await ctx.mailer.send({ to: email, ...letter }, tx);
    await ctx.mailer.send({ to: now.email, ...mails.createAddressChangeRequestedMail(publicUrl, email) }, tx);
  });
  return `We sent an email to ${email}. Open the link in it to confirm your new address.`;
}

/** Sets the confirmed address. Returns false if another account took it in the meantime. */
export async function applyNewEmail(
  ctx: AppContext,
  tx: Transaction,
  user: UserRow,
  email: string,
): Promise<boolean> {
  try {
    await tx.transaction((inner) => changeUser(inner, user.id, { email, emailVerifiedAt: new Date() }));
  } catch (error) {
    if (findErrorCode(error) === "23505") return false;
    throw error;
  }
  await completeAddressChange(ctx, tx, user, email);
  return true;
}
