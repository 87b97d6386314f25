import { createDecoder, createSigner, createVerifier } from "fast-jwt";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { fail } from "../../platform/errors";
import { remembered } from "../../platform/remembered";
import { explainSeal } from "../../platform/secrets";
import {
  ACCESS_TOKEN_SECONDS,
  KEYS_KNOWN_SECONDS,
  loadSigningKeys,
  type SigningKey,
} from "./signing-keys.service";

const ISSUER = "listwise";
const AUDIENCE = "listwise-api";
const TYPE = "at+jwt";
/** How far ahead the clock of another node may be. */
const LEEWAY_SECONDS = 60;
/** Tokens with keys that nobody made ask the database this often at most. */
const UNKNOWN_KEY_MS = 1_000;

const decode = createDecoder({ complete: true });
const Header = z.object({ header: z.object({ kid: z.string() }) });
const nowInSeconds = () => Date.now() / 1_000;

/** No token lives longer than ours do, whatever it says: a stolen key cannot sign one that lasts. */
const Claims = z
  .object({
    sub: z.string().regex(/^\d{1,9}$/),
    sid: z.uuid(),
    epoch: z.number().default(0),
    iat: z.int(),
    exp: z.int(),
  })
  .refine(({ iat, exp }) => exp - iat <= ACCESS_TOKEN_SECONDS && iat <= nowInSeconds() + LEEWAY_SECONDS);

/** What a token speaks for. Tokens of an earlier epoch of their session are dead. */
export interface TokenClaims {
  userId: number;
  sessionId: string;
  epoch: number;
}

interface PreparedKey {
  kid: string;
  sign(payload: object): string;
  verify(token: string): unknown;
}

interface KeyRing {
  /** The key that signs now. */
  newest(): PreparedKey;
  find(kid: string): Promise<PreparedKey | undefined>;
}

declare module "fastify" {
  interface FastifyInstance {
    signingKeys: KeyRing;
  }
}

function prepareKey({ kid, secret }: SigningKey): PreparedKey {
  const common = { key: secret, algorithm: "HS256", header: { alg: "HS256", typ: TYPE } } as const;
  const expiresIn = ACCESS_TOKEN_SECONDS * 1_000;
  return {
    kid,
    sign: createSigner<object>({ ...common, kid, iss: ISSUER, aud: AUDIENCE, expiresIn }),
    // Kept is only that a signature is right: expiry and session are checked at every call.
    verify: createVerifier<string>({
      key: secret,
      algorithms: [common.algorithm],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ["iat", "exp"],
      cache: true,
    }),
  };
}

/**
 * Sets the server up to sign and check access tokens.
 * @throws StartupError when the keys in the database were sealed with a key that this node does not have
 */
export async function installAccessTokens(app: FastifyInstance): Promise<void> {
  const { config, reserve, log } = app.ctx;
  const load = async () => (await loadSigningKeys({ config, db: reserve.db })).map(prepareKey);
  let keys = await load().catch((error: unknown) => {
    throw explainSeal(error);
  });
  const reload = remembered(async () => (keys = await load()), { ms: UNKNOWN_KEY_MS, max: 1 });
  const timer = setInterval(() => {
    reload().catch((error: unknown) => log.warn({ err: error }, "the signing keys could not be read"));
  }, KEYS_KNOWN_SECONDS * 1_000).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.decorate("signingKeys", {
    newest() {
      const [key] = keys;
      if (!key) throw new Error("There is no key to sign with.");
      return key;
    },
    async find(kid) {
      const isIt = (key: PreparedKey) => key.kid === kid;
      // Another node may sign with a key that this one does not know yet.
      return keys.find(isIt) ?? (await reload()).find(isIt);
    },
  });
}

/** Returns a token for the session of the user. */
export function signAccessToken(app: FastifyInstance, { userId, sessionId, epoch }: TokenClaims): string {
  return app.signingKeys.newest().sign({ sub: String(userId), sid: sessionId, epoch });
}

/** Returns the session a token speaks for. Whatever is wrong with it, the refusal is the same. */
export async function readAccessToken(app: FastifyInstance, token: string): Promise<TokenClaims> {
  const kid = readKid(token);
  const key = kid === null ? undefined : await app.signingKeys.find(kid);
  try {
    const { sub, sid, epoch } = Claims.parse(key?.verify(token));
    return { userId: Number(sub), sessionId: sid, epoch };
  } catch (error) {
    app.log.debug({ err: error }, "access token refused");
    throw fail("UNAUTHORIZED", "Sign in to continue.");
  }
}

function readKid(token: string): string | null {
  try {
    return Header.parse(decode(token)).header.kid;
  } catch {
    return null;
  }
}
