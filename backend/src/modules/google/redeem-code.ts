import { createHash } from "node:crypto";
import type { GoogleExchangeBodySchema } from "@listwise/contracts/auth";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { ApiFailure, fail } from "../../infra/http/errors";
import { hashToken, terminateSessions } from "../accounts";
import * as repository from "./google.repository";

/** The one-time code, and the PKCE verifier that proves it is used by the browser that started the sign-in. */
export type Proof = z.output<typeof GoogleExchangeBodySchema>;

/**
 * Redeems a code and calls `work` with the identity, in one transaction. `work` returns failures instead of throwing
 * them, so that the code stays used. A code that is used twice has been copied, so the session it opened is ended.
 *
 * @throws NOT_FOUND if Google sign-in isn't set up.
 * @throws UNAUTHORIZED if the code or verifier is invalid.
 */
export async function redeemCode<T>(
  ctx: AppContext,
  { code, verifier }: Proof,
  purpose: repository.Purpose,
  request: FastifyRequest,
  work: (tx: Transaction, code: repository.CodeRow) => Promise<T | ApiFailure>,
): Promise<T> {
  if (!ctx.config.google)
    throw fail("NOT_FOUND", "Google sign-in isn't set up on this site. Use your email and password.");
  const hash = hashToken(code);
  const result = await ctx.db.transaction(async (tx) => {
    const taken = await repository.consumeCode(tx, hash);
    const isProven = taken?.purpose === purpose && taken.challenge === computeChallenge(verifier);
    return isProven ? work(tx, taken) : fail("UNAUTHORIZED", "Google sign-in failed. Start again.");
  });
  if (!(result instanceof ApiFailure)) return result;
  await endCopiedSession(ctx, hash, request);
  throw result;
}

function computeChallenge(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

async function endCopiedSession(ctx: AppContext, hash: string, request: FastifyRequest): Promise<void> {
  const session = await repository.findSessionOfCode(ctx.db, hash);
  if (!session) return;
  const message = "Your sign-in code was used twice, so we signed you out. Sign in again.";
  const details = `session ${session.id}`;
  const entry = { action: "auth.google-reused", result: "denied", actorId: session.userId, details } as const;
  const which = { only: session.id };
  await terminateSessions(ctx, session.userId, message, which, (tx) =>
    ctx.audit.record({ ...getRequestOrigin(request), ...entry }, tx),
  );
}
