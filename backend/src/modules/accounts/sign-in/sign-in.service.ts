import type { SignInAnswer } from "@listwise/contracts/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { Transaction } from "../../../infra/db/database";
import { createOpaqueToken } from "../sessions/opaque-token";
import { listSecondFactorMethods } from "./second-factors";
import { openSession } from "../sessions/sessions.service";
import type { UserRow } from "../accounts.reads";
import { insertChallenge } from "./sign-in-challenges.repository";

const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/**
 * Opens a session after the first factor, or returns a challenge if the account has a second factor. `details` tells the
 * audit log how the first factor was proved.
 */
export async function signInOrChallenge(
  app: FastifyInstance,
  user: UserRow,
  from: { fingerprint?: string | undefined; request: FastifyRequest; details?: string },
  tx: Transaction,
): Promise<SignInAnswer> {
  const { details = "", request, fingerprint } = from;
  const methods = listSecondFactorMethods(user);
  const action = methods.length === 0 ? "auth.login" : "auth.second-factor-asked";
  await app.ctx.audit.record(
    { action, result: "ok", ...getRequestOrigin(request), actorId: user.id, details },
    tx,
  );
  if (methods.length === 0) return openSession(app, user, from, tx);
  const { token, hash } = createOpaqueToken();
  const expiresAt = new Date(Date.now() + CHALLENGE_LIFETIME_MS);
  await insertChallenge(tx, { hash, userId: user.id, fingerprint: fingerprint ?? null, expiresAt });
  return {
    success: true,
    secondFactorRequired: true,
    challenge: token,
    methods,
    expiresAt: expiresAt.toISOString(),
  };
}
