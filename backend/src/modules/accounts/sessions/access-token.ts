import { createDecoder, createSigner, createVerifier } from "fast-jwt";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Viewer } from "../../../infra/http/authenticate";
import { fail } from "../../../infra/http/errors";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import { explainDecryptionError } from "../../../infra/security/secrets";
import {
  ACCESS_TOKEN_SECONDS,
  KEY_RELOAD_SECONDS,
  loadSigningKeys,
  type SigningKey,
} from "./signing-keys.service";

const ISSUER = "listwise";
const AUDIENCE = "listwise-api";
const TYPE = "at+jwt";
/** Tolerated clock skew between nodes. */
const LEEWAY_SECONDS = 60;
/** Shortest interval between two reloads of the keys that unknown key ids cause. */
const UNKNOWN_KEY_RELOAD_MS = 1_000;

const decode = createDecoder({ complete: true });
const Header = z.object({ header: z.object({ kid: z.string() }) });
const nowInSeconds = () => Date.now() / 1_000;

/** Rejects tokens that live longer than ours: a stolen key cannot sign a long-lived token. */
const Claims = z
  .object({
    sub: z.string().regex(/^\d{1,9}$/),
    sid: z.uuid(),
    epoch: z.number().default(0),
    /** Id of the view, and the administrator who acts (RFC 8693), in the token of a view. */
    jti: z.uuid().optional(),
    act: z.object({ sub: z.string().regex(/^\d{1,9}$/) }).optional(),
    iat: z.int(),
    exp: z.int(),
  })
  .refine(({ iat, exp }) => exp - iat <= ACCESS_TOKEN_SECONDS && iat <= nowInSeconds() + LEEWAY_SECONDS);

/**
 * The session that a token authenticates. Tokens from an earlier epoch of the session are invalid. With `viewer`, it is
 * the session of the administrator who views the account of `userId`.
 */
export interface TokenClaims {
  userId: number;
  sessionId: string;
  epoch: number;
  viewer?: Viewer;
}

interface PreparedKey {
  kid: string;
  sign(payload: object): string;
  verify(token: string): unknown;
}

interface KeyRing {
  /** Returns the key that signs new tokens. */
  getNewest(): PreparedKey;
  /** Returns a key by its id; reloads the keys once if the id is unknown. */
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
    // Only the result of the signature check is cached; expiry and session are checked on every call.
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
 * Loads the signing keys and keeps them up to date, so that the server can sign and check access tokens.
 *
 * @throws StartupError if this node's SECRETS_KEY cannot decrypt the keys in the database
 */
export async function installAccessTokens(app: FastifyInstance): Promise<void> {
  const { config, reserve, log } = app.ctx;
  const load = async () => (await loadSigningKeys({ config, db: reserve.db })).map(prepareKey);
  let keys = await load().catch((error: unknown) => {
    throw explainDecryptionError(error);
  });
  const reload = createTtlCache(async () => (keys = await load()), { ms: UNKNOWN_KEY_RELOAD_MS, max: 1 });
  const timer = setInterval(() => {
    reload().catch((error: unknown) => log.warn({ err: error }, "signing keys could not be loaded"));
  }, KEY_RELOAD_SECONDS * 1_000).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.decorate("signingKeys", {
    getNewest() {
      const [key] = keys;
      if (!key) throw new Error("There is no key to sign with.");
      return key;
    },
    async find(kid) {
      const isIt = (key: PreparedKey) => key.kid === kid;
      // Another node may already sign with a key that this node has not loaded yet.
      return keys.find(isIt) ?? (await reload()).find(isIt);
    },
  });
}

/** Returns a signed access token for a session or a view. */
export function signAccessToken(
  app: FastifyInstance,
  { userId, sessionId, epoch, viewer }: TokenClaims,
): string {
  const view = viewer && { jti: viewer.viewId, act: { sub: String(viewer.id) } };
  return app.signingKeys.getNewest().sign({ sub: String(userId), sid: sessionId, epoch, ...view });
}

/**
 * Returns the session that a token authenticates.
 *
 * @throws UNAUTHORIZED with the same message for every kind of invalid token
 */
export async function readAccessToken(app: FastifyInstance, token: string): Promise<TokenClaims> {
  const kid = readKid(token);
  const key = kid === null ? undefined : await app.signingKeys.find(kid);
  try {
    const { sub, sid, epoch, jti, act } = Claims.parse(key?.verify(token));
    const claims = { userId: Number(sub), sessionId: sid, epoch };
    return jti && act ? { ...claims, viewer: { id: Number(act.sub), viewId: jti } } : claims;
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
