import { createHash } from "node:crypto";
import type { GoogleExchangeBodySchema, z } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { ApiFailure, fail } from "../../platform/errors";
import { hashToken, terminateSessions } from "../accounts";
import * as repository from "./google.repository";

/** What a browser brings back: the code, and the verifier that proves it is the browser that was sent away. */
export type Proof = z.output<typeof GoogleExchangeBodySchema>;

/**
 * Uses up a code and does `work` with whom it stands for, in one transaction. A refusal is returned, not thrown, so that
 * the code stays used. A code that comes twice was copied: the session that came from it ends.
 */
export async function redeem<T>(
  ctx: AppContext,
  { code, verifier }: Proof,
  purpose: repository.Purpose,
  request: FastifyRequest,
  work: (tx: Transaction, code: repository.CodeRow) => Promise<T | ApiFailure>,
): Promise<T> {
  if (!ctx.config.google) throw fail("NOT_FOUND", "Signing in with Google is not set up here.");
  const hash = hashToken(code);
  const result = await ctx.db.transaction(async (tx) => {
    const taken = await repository.takeCode(tx, hash);
    const isProven = taken?.purpose === purpose && taken.challenge === challengeOf(verifier);
    return isProven ? work(tx, taken) : fail("UNAUTHORIZED", "Signing in with Google failed. Start again.");
  });
  if (!(result instanceof ApiFailure)) return result;
  await endCopiedSession(ctx, hash, request);
  throw result;
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

async function endCopiedSession(ctx: AppContext, hash: string, request: FastifyRequest): Promise<void> {
  const session = await repository.findSessionOfCode(ctx.db, hash);
  if (!session) return;
  const message = "Your session was ended because its sign-in code was used twice. Sign in again.";
  const details = `session ${session.id}`;
  const entry = { action: "auth.google-reused", result: "denied", actorId: session.userId, details } as const;
  const which = { only: session.id };
  await terminateSessions(ctx, session.userId, message, which, (tx) =>
    ctx.audit.record({ ...origin(request), ...entry }, tx),
  );
}
