import fastifyJwt from "@fastify/jwt";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { fail } from "../../platform/errors";

const ISSUER = "listwise";
const AUDIENCE = "listwise-api";
const TYPE = "at+jwt";
/** Seconds an access token lives. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const Claims = z.object({
  sub: z.string().regex(/^\d{1,9}$/),
  sid: z.uuid(),
  epoch: z.number().default(0),
});

/** What a token speaks for. Tokens of an earlier epoch of their session are dead. */
export interface TokenClaims {
  userId: number;
  sessionId: string;
  epoch: number;
}

/** Sets the server up to sign and check access tokens. */
export async function installAccessTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(fastifyJwt, {
    secret,
    sign: {
      algorithm: "HS256",
      iss: ISSUER,
      aud: AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
      header: { alg: "HS256", typ: TYPE },
    },
    // Kept is only that a signature is right: expiry and session are checked at every call.
    verify: { algorithms: ["HS256"], allowedIss: ISSUER, allowedAud: AUDIENCE, checkTyp: TYPE, cache: true },
  });
}

/** A token for the session of the user. */
export function signAccessToken(app: FastifyInstance, { userId, sessionId, epoch }: TokenClaims): string {
  return app.jwt.sign({ sub: String(userId), sid: sessionId, epoch });
}

/** The session a token speaks for. Whatever is wrong with it, the refusal is the same. */
export function readAccessToken(app: FastifyInstance, token: string): TokenClaims {
  try {
    const { sub, sid, epoch } = Claims.parse(app.jwt.verify(token));
    return { userId: Number(sub), sessionId: sid, epoch };
  } catch (error) {
    app.log.debug({ err: error }, "access token refused");
    throw fail("UNAUTHORIZED", "Sign in to continue.");
  }
}
