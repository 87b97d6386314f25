import type { SignInAnswer } from "@listwise/contracts/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { Principal } from "../../infra/http/authenticate";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { ApiFailure, fail } from "../../infra/http/errors";
import {
  deleteUserChallenges,
  findUserByEmail,
  insertUser,
  lockSignedIn,
  readAccessToken,
  signInOrChallenge,
  changeUser,
  lockUserByGoogle,
  type UserRow,
} from "../accounts";
import { createGoogleLinkedMail } from "./google-mails";
import * as repository from "./google.repository";
import { redeemCode, type Proof } from "./redeem-code";

const UNVERIFIED =
  "Google hasn't verified this address. Verify it with Google, or sign in with your email and password.";
const TAKEN =
  "An account with this email already exists. Sign in with its password, then link Google in Settings.";

/** Signs in, or creates an account. An existing account is only accessible after its owner has linked Google. */
export function exchangeCode(
  app: FastifyInstance,
  proof: Proof,
  request: FastifyRequest,
): Promise<SignInAnswer> {
  const { audit } = app.ctx;
  return redeemCode(app.ctx, proof, "sign-in", request, async (tx, code) => {
    const user = await findOrCreateUser(tx, code);
    if (user instanceof ApiFailure) {
      const details = `${code.email} with Google`;
      await audit.record(
        { action: "auth.login", ...getRequestOrigin(request), result: "failed", details },
        tx,
      );
      return user;
    }
    const { fingerprint } = proof;
    const answer = await signInOrChallenge(app, user, { fingerprint, request, details: "with Google" }, tx);
    if ("token" in answer) {
      await repository.updateCodeSession(tx, code.hash, (await readAccessToken(app, answer.token)).sessionId);
    }
    return answer;
  });
}

async function findOrCreateUser(tx: Transaction, code: repository.CodeRow): Promise<UserRow | ApiFailure> {
  const { subject, email, name } = code;
  const known = await lockUserByGoogle(tx, subject);
  if (known) return known.isActive ? known : fail("UNAUTHORIZED", "Google sign-in failed. Start again.");
  if (!code.emailVerified) return fail("CONFLICT", UNVERIFIED);
  if (await findUserByEmail(tx, email)) return fail("CONFLICT", TAKEN);
  const added = await insertUser(tx, { name, email, passwordHash: null, emailVerifiedAt: new Date() });
  if (!added) return fail("CONFLICT", TAKEN);
  await changeUser(tx, added.id, { googleSubject: subject, googleEmail: email });
  return added;
}

/**
 * Links a Google account to the user's account.
 *
 * @throws CONFLICT if it belongs to another account, or another Google account is linked already.
 */
export async function linkGoogle(
  ctx: AppContext,
  { id, sessionId }: Principal,
  proof: Proof,
  request: FastifyRequest,
): Promise<void> {
  await redeemCode(ctx, proof, "link", request, async (tx, { subject, email }) => {
    const user = await lockSignedIn(tx, id, sessionId);
    if (!user) return fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    const owner = await lockUserByGoogle(tx, subject);
    if (owner && owner.id !== id)
      return fail(
        "CONFLICT",
        "This Google account is linked to another account. Choose another Google account.",
      );
    if (user.googleSubject && user.googleSubject !== subject) {
      return fail("CONFLICT", "Another Google account is linked. Unlink it first.");
    }
    if (user.googleSubject === subject) return null;
    await changeUser(tx, id, { googleSubject: subject, googleEmail: email });
    await ctx.mailer.send({ to: user.email, ...createGoogleLinkedMail(ctx.config.publicUrl, email) }, tx);
    await ctx.audit.record(
      { action: "auth.google-linked", result: "ok", ...getRequestOrigin(request), details: email },
      tx,
    );
    return null;
  });
}

/**
 * Unlinks the user's Google account and cancels sign-ins that wait for a second factor.
 *
 * @throws CONFLICT if the account has no password.
 */
export async function unlinkGoogle(
  ctx: AppContext,
  { id, sessionId }: Principal,
  request: FastifyRequest,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, id, sessionId);
    if (!user) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    if (user.googleSubject === null) return;
    if (user.passwordHash === null) {
      throw fail("CONFLICT", "Set a password first. Otherwise you couldn't sign in without Google.");
    }
    await changeUser(tx, id, { googleSubject: null, googleEmail: null });
    await deleteUserChallenges(tx, id);
    const details = user.googleEmail ?? "";
    await ctx.audit.record(
      { action: "auth.google-unlinked", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
  });
}
