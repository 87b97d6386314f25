import type {
  PasskeyRequestOptions,
  PasskeyUsedSchema,
  SecondFactorProof,
  SessionAnswer,
} from "@listwise/contracts/auth";
import type { z } from "@listwise/contracts/zod";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import {
  findChallenge,
  findUserById,
  guardSecondFactor,
  hashToken,
  lockUnchanged,
  lockUser,
  openSession,
  consumeChallenge,
  type UserRow,
} from "../../accounts";
import { requestOptions, verifyPasskey } from "../passkeys/passkeys";
import { findPasskey } from "../passkeys/passkeys.repository";
import { createProofError, consumeProof } from "../confirm/proof.service";
import { warnOfGuesses } from "../second-factor-mails";

function createGoneError() {
  return fail("GONE", "This sign-in has expired or was already used. Start again with your password.");
}

async function findChallenged(
  ctx: AppContext,
  hash: string,
): Promise<{ user: UserRow; fingerprint?: string }> {
  const found = await findChallenge(ctx.db, hash);
  const user = found && (await findUserById(ctx.db, found.userId));
  if (!user?.isActive) throw createGoneError();
  return { user, ...(found?.fingerprint != null && { fingerprint: found.fingerprint }) };
}

/**
 * Completes a sign-in with the second factor.
 * @throws GONE, INVALID_CREDENTIALS or RATE_LIMITED
 */
export async function completeSignIn(
  app: FastifyInstance,
  { challenge, proof }: { challenge: string; proof: SecondFactorProof },
  request: FastifyRequest,
): Promise<SessionAnswer> {
  const { ctx } = app;
  const hash = hashToken(challenge);
  const { user, fingerprint } = await findChallenged(ctx, hash);
  const guard = guardSecondFactor(ctx, user.id, proof.method, request, () => warnOfGuesses(ctx, user));
  await guard.assertAllowed();
  const entry = {
    action: "auth.login",
    ...getRequestOrigin(request),
    actorId: user.id,
    details: `with ${proof.method}`,
  };
  const answer = await ctx.db.transaction(async (tx) => {
    const now = await lockUnchanged(tx, user);
    if (!now) throw createGoneError();
    if (!(await consumeProof(ctx, tx, user, proof, "second-factor"))) return null;
    if (!(await consumeChallenge(tx, hash))) throw createGoneError();
    await ctx.audit.record({ ...entry, result: "ok" }, tx);
    return openSession(app, now, { fingerprint, request }, tx);
  });
  if (!answer) {
    await guard.recordFailure();
    await ctx.audit.record({
      ...entry,
      actorId: null,
      subjectId: user.id,
      result: "failed",
      details: `user ${user.id}`,
    });
    throw createProofError(proof);
  }
  await guard.recordSuccess();
  return answer;
}

/**
 * Returns the options that a browser needs to use a passkey as the second factor.
 * @throws GONE
 */
export async function secondFactorOptions(
  ctx: AppContext,
  challenge: string,
): Promise<PasskeyRequestOptions> {
  const { user } = await findChallenged(ctx, hashToken(challenge));
  return requestOptions(ctx, "second-factor", user.id);
}

/**
 * Signs in with a passkey only. It counts as both factors because the authenticator has verified its owner.
 *
 * @throws INVALID_CREDENTIALS
 */
export async function signInWithPasskey(
  app: FastifyInstance,
  {
    response,
    fingerprint,
  }: { response: z.output<typeof PasskeyUsedSchema>; fingerprint?: string | undefined },
  request: FastifyRequest,
): Promise<SessionAnswer> {
  const { ctx } = app;
  const entry = { action: "auth.login", ...getRequestOrigin(request), details: "with a passkey" };
  const answer = await ctx.db.transaction(async (tx) => {
    const passkey = await findPasskey(tx, response.id);
    const user = passkey && (await lockUser(tx, passkey.userId));
    if (!user?.isActive || !(await verifyPasskey(ctx, tx, response, "sign-in", null))) return null;
    await ctx.audit.record({ ...entry, result: "ok", actorId: user.id }, tx);
    return openSession(app, user, { fingerprint, request }, tx);
  });
  if (answer) return answer;
  await ctx.audit.record({ ...entry, result: "failed" });
  throw fail("INVALID_CREDENTIALS", "This passkey was not accepted. Sign in with your password instead.");
}
