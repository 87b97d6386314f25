import { createHmac } from "node:crypto";
import type { SessionAnswer } from "@listwise/contracts/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { Transaction } from "../../../infra/db/database";
import { fail, type ApiFailure } from "../../../infra/http/errors";
import * as mails from "../mails/account-mails";
import { hashToken } from "./opaque-token";
import { announceSessionEnd, issueTokens } from "./sessions.service";
import { IDLE_SECONDS } from "./session-lifetimes";
import * as repository from "./sessions.repository";

/** Grace period for a used token: the response may have been lost, or two tabs may have refreshed concurrently. */
const GRACE_SECONDS = 20;

type Outcome =
  | { kind: "answer"; answer: SessionAnswer }
  | { kind: "refused"; failure: ApiFailure }
  | { kind: "reused"; session: repository.SessionRow };

/**
 * Exchanges a refresh token for a new pair, derived with `key`. Reuse after the grace period ends the whole session.
 *
 * @throws TOKEN_EXPIRED if the token is unknown or expired, SESSION_TERMINATED if the session has ended or a token was reused
 */
export async function refreshSession(
  app: FastifyInstance,
  refreshToken: string,
  key: string,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  const { ctx } = app;
  const outcome = await ctx.db.transaction((tx) => rotate(app, tx, { token: refreshToken, key, request }));
  if (outcome.kind === "answer") return outcome.answer;
  if (outcome.kind === "refused") throw outcome.failure;
  announceSessionEnd(
    ctx,
    outcome.session,
    "Your session token was reused, so we signed you out. Sign in again.",
  );
  throw terminated();
}

/**
 * Derives the successor of a token. All holders who refresh within the grace period get the same successor, so they share
 * one chain, and the next time they diverge is detected as reuse.
 */
function deriveSuccessor(token: string, key: string): string {
  return createHmac("sha256", key).update(token).digest("base64url");
}

async function rotate(
  app: FastifyInstance,
  tx: Transaction,
  { token, key, request }: { token: string; key: string; request: FastifyRequest },
): Promise<Outcome> {
  const hash = hashToken(token);
  const found = await repository.lockRefreshToken(tx, hash);
  if (!found) return refused(expired());
  const { session, user } = found;
  if (session.endedAt !== null || !user.isActive) return refused(terminated());
  if (found.isPastLife) return refused(expired());
  if (found.isUsed && found.secondsSinceUse > GRACE_SECONDS) {
    await repository.endSession(tx, session.id, "reuse");
    const entry = {
      action: "auth.refresh-reused",
      result: "denied",
      details: `session ${session.id}`,
    } as const;
    await app.ctx.audit.record({ ...entry, ...getRequestOrigin(request), actorId: user.id }, tx);
    await app.ctx.mailer.send(
      { to: user.email, ...mails.createSessionReusedMail(app.ctx.config.publicUrl) },
      tx,
    );
    return { kind: "reused", session };
  }
  if (!found.isUsed) {
    if (found.age > IDLE_SECONDS) return refused(expired());
    await repository.markRefreshTokenUsed(tx, hash);
  }
  let successor = deriveSuccessor(token, key);
  // The chain may have advanced within the grace period: continue to its current token.
  while (await repository.isRefreshTokenUsed(tx, hashToken(successor))) {
    successor = deriveSuccessor(successor, key);
  }
  return { kind: "answer", answer: await issueTokens(app, user, session, tx, successor) };
}

function refused(failure: ApiFailure): Outcome {
  return { kind: "refused", failure };
}

function expired(): ApiFailure {
  return fail("TOKEN_EXPIRED", "Your session has expired. Sign in again.");
}

function terminated(): ApiFailure {
  return fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
}
