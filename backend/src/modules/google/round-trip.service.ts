import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../infra/context";
import { loadSharedSecret } from "../../infra/security/secrets";
import { hashToken, createOpaqueToken } from "../accounts";
import * as repository from "./google.repository";
import type { connectProvider } from "./provider";
import { buildAuthorizationUrl, verifyCallback } from "./provider";

type Provider = Awaited<ReturnType<typeof connectProvider>>;

/** Path of the redirect URI. */
export const CALLBACK_PATH = "/api/auth/google/callback";

/** The redirect to the provider and back. */
export interface RoundTrip {
  /**
   * Stores an attempt and returns the provider's authorization URL. `challenge` is the browser's own PKCE challenge.
   */
  start(challenge: string, purpose: repository.Purpose): Promise<string>;
  /** Verifies the callback request and returns a one-time code for the browser. Throws if anything is invalid. */
  finish(request: FastifyRequest, state: string): Promise<string>;
}

export function createRoundTrip(ctx: AppContext, connect: () => Promise<Provider>): RoundTrip {
  const callbackUrl = `${ctx.config.publicUrl}${CALLBACK_PATH}`;

  /** Derives nonce and verifier from the state, which only the browser has. The stored data alone is useless. */
  async function deriveSecrets(state: string) {
    const key = await loadSharedSecret(ctx, "google-state");
    const derive = (use: string) => createHmac("sha256", key).update(`${use}:${state}`).digest("base64url");
    return { state, nonce: derive("nonce"), verifier: derive("verifier") };
  }

  return {
    async start(challenge, purpose) {
      const provider = await connect();
      const { token: state, hash: stateHash } = createOpaqueToken();
      await repository.insertAttempt(ctx.db, { stateHash, challenge, purpose });
      return buildAuthorizationUrl(provider, await deriveSecrets(state), callbackUrl);
    },
    async finish(request, state) {
      const attempt = await repository.consumeAttempt(ctx.db, hashToken(state));
      if (!attempt) throw new Error("The state is unknown, already used or expired.");
      const callback = new URL(callbackUrl);
      callback.search = new URL(request.url, callbackUrl).search;
      const account = await verifyCallback(await connect(), callback, await deriveSecrets(state));
      const { token: code, hash } = createOpaqueToken();
      const { challenge, purpose } = attempt;
      await repository.insertCode(ctx.db, { hash, challenge, purpose, ...account });
      return code;
    },
  };
}
