import type {
  LoginBodySchema,
  RegisterBodySchema,
  SessionAnswer,
  SignInAnswer,
} from "@listwise/contracts/auth";
import type { z } from "@listwise/contracts/zod";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { fail } from "../../infra/http/errors";
import * as mails from "./mails/address-mails";
import { isKnownBrowser } from "./sign-in/known-browsers.repository";
import { computeBrowserHash, readBrowser } from "./sign-in/known-browsers.service";
import { guardLogin } from "./sign-in/login-guard";
import { capMails } from "./mails/mail-caps";
import { assertGoodPassword } from "./password/password-policy";
import { checkPassword, hashPassword } from "./password/passwords";
import { openSession } from "./sessions/sessions.service";
import { signInOrChallenge } from "./sign-in/sign-in.service";
import { sendVerification } from "./address/verification.service";
import { findUserByEmail } from "./accounts.reads";
import { insertUser, lockUnchanged } from "./accounts.writes";

/**
 * Creates an account and opens a session. For a taken address it does the same work, sends an email to the owner, and
 * fails with a generic message, so that the response does not reveal which addresses have accounts.
 *
 * @throws CONFLICT if the address is taken, VALIDATION_FAILED for a weak password, RATE_LIMITED after too many emails
 */
export async function register(
  app: FastifyInstance,
  body: z.output<typeof RegisterBodySchema>,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  const { ctx } = app;
  const { name, email, fingerprint } = body;
  assertGoodPassword(body.password, body);
  await capMails(ctx.limiter, "register", email, request);
  const passwordHash = await hashPassword(body.password);
  const opened = await ctx.db.transaction(async (tx) => {
    const user = await insertUser(tx, { name, email, passwordHash });
    if (!user) return null;
    await ctx.audit.record(
      { action: "auth.register", result: "ok", ...getRequestOrigin(request), actorId: user.id },
      tx,
    );
    if (ctx.config.verificationRequired) await sendVerification(ctx, user, tx);
    return openSession(app, user, { fingerprint, request }, tx);
  });
  if (opened) return opened;
  await ctx.db.transaction(async (tx) => {
    const entry = { action: "auth.register", result: "failed", details: "address taken" } as const;
    await ctx.audit.record({ ...entry, ...getRequestOrigin(request) }, tx);
    await ctx.mailer.send({ to: email, ...mails.createAddressTakenMail(ctx.config.publicUrl) }, tx);
  });
  throw fail(
    "CONFLICT",
    "We couldn't create an account with these details. If you have an account, sign in.",
  );
}

/**
 * Signs in. An unknown address, a wrong password and an inactive account get the same response after the same work.
 *
 * @throws INVALID_CREDENTIALS, or RATE_LIMITED after too many attempts
 */
export async function logIn(
  app: FastifyInstance,
  body: z.output<typeof LoginBodySchema>,
  request: FastifyRequest,
): Promise<SignInAnswer> {
  const { ctx } = app;
  const { email, fingerprint } = body;
  const browser = computeBrowserHash(readBrowser(fingerprint, request));
  const guard = guardLogin(ctx, email, request, () => isKnownBrowser(ctx.db, email, browser));
  await guard.assertAllowed();
  const user = await findUserByEmail(ctx.db, email);
  const isRight = await checkPassword(user?.passwordHash ?? null, body.password);
  const answer =
    user && isRight
      ? await ctx.db.transaction(async (tx) => {
          // The password or the second factor may have changed while the password was being checked.
          const now = await lockUnchanged(tx, user);
          return now && signInOrChallenge(app, now, { fingerprint, request }, tx);
        })
      : null;
  if (!answer) {
    await guard.recordFailure();
    await ctx.audit.record({
      action: "auth.login",
      result: "failed",
      ...getRequestOrigin(request),
      subjectId: user?.id,
      details: user ? `user ${user.id}` : email,
    });
    throw fail("INVALID_CREDENTIALS", "Wrong email or password.");
  }
  await guard.recordSuccess();
  return answer;
}
