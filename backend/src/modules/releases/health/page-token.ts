import { randomUUID } from "node:crypto";
import { createSigner, createVerifier } from "fast-jwt";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { toWideNetwork } from "../../../infra/http/authorize-request";

declare module "fastify" {
  interface FastifyInstance {
    pageTokens: { sign(payload: object): string; verify(token: string): unknown };
  }
}

const AUDIENCE = "listwise-page";
const TYPE = "page+jwt";
/** Time in seconds during which a page's reports count. */
const PAGE_TOKEN_SECONDS = 12 * 3600;

const Claims = z.object({ jti: z.uuid(), net: z.string(), shell: z.optional(z.string()) });

/** A page that this site has served. */
export interface ServedPage {
  id: string;
  /** Network that the page was served to. */
  network: string;
  /** Version of the shell that it was served with; `null` in tokens of older servers. */
  shell: string | null;
}

/** Sets up signing and verification of page tokens with a dedicated key. */
export function installPageTokens(app: FastifyInstance, secret: string): void {
  const header = { alg: "HS256", typ: TYPE } as const;
  const algorithm = header.alg;
  const expiresIn = PAGE_TOKEN_SECONDS * 1_000;
  app.decorate("pageTokens", {
    sign: createSigner<object>({ key: secret, algorithm, header, aud: AUDIENCE, expiresIn }),
    verify: createVerifier<string>({
      key: secret,
      algorithms: [algorithm],
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ["exp"],
    }),
  });
}

/** Returns the token for a page that is served to this address with this version of the shell. */
export function signPageToken(app: FastifyInstance, ip: string, shell: string): string {
  return app.pageTokens.sign({ jti: randomUUID(), net: toWideNetwork(ip), shell });
}

/** Returns the page that a token was issued for, or `null` without a valid token. */
export function readPageToken(app: FastifyInstance, token: string | undefined): ServedPage | null {
  if (token === undefined) return null;
  try {
    const { jti, net, shell = null } = Claims.parse(app.pageTokens.verify(token));
    return { id: jti, network: net, shell };
  } catch (error) {
    app.log.debug({ err: error }, "page token refused");
    return null;
  }
}
