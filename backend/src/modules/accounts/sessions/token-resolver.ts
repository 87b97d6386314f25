import type { FastifyInstance } from "fastify";
import { createDataLoader } from "../../../infra/cache/data-loader";
import type { TokenResolver } from "../../../infra/http/authenticate";
import { fail } from "../../../infra/http/errors";
import { isSecondFactorMissing } from "../sign-in/second-factors";
import { resolveView } from "../view-as/view-as.service";
import { readAccessToken } from "./access-token";
import * as repository from "./sessions.repository";
import { isVerificationMissing } from "./sessions.service";

const TOUCH_INTERVAL_MS = 60_000;

/**
 * Returns the function that checks access tokens: first the signature, then the current state of the session in the database.
 * The returned function throws UNAUTHORIZED or SESSION_TERMINATED.
 */
export function createTokenResolver(app: FastifyInstance): TokenResolver {
  const { ctx } = app;
  const find = createDataLoader((ids) => repository.findSessions(ctx.db, ids));
  return async (token) => {
    const claims = await readAccessToken(app, token);
    if (claims.viewer) return resolveView(ctx, { ...claims, viewer: claims.viewer });
    const { sessionId, userId, epoch } = claims;
    const user = await find(sessionId);
    if (!user || user.id !== userId || user.isOver) {
      throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    }
    if (user.isPastLife || user.tokenEpoch !== epoch) throw fail("UNAUTHORIZED", "Sign in to continue.");
    if (Date.now() - (user.lastSeenAt?.getTime() ?? 0) > TOUCH_INTERVAL_MS) {
      await repository.touchSession(ctx.db, sessionId);
    }
    const { id, name, email, recentSignIn } = user;
    const secondFactorMissing = isSecondFactorMissing(ctx.config, user);
    const role = secondFactorMissing ? "user" : user.role;
    return {
      id,
      sessionId,
      name,
      email,
      role,
      secondFactorMissing,
      recentSignIn,
      verified: !isVerificationMissing(ctx, user),
    };
  };
}
