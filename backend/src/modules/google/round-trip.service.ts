import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../platform/context";
import { sharedSecret } from "../../platform/secrets";
import { hashToken, newToken } from "../accounts";
import * as repository from "./google.repository";
import type { connectProvider } from "./provider";
import { authorizationUrl, readCallback } from "./provider";

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
  async function secretsOf(state: string) {
    const key = await sharedSecret(ctx, "google-state");
    const derive = (use: string) => createHmac("sha256", key).update(`${use}:${state}`).digest("base64url");
    return { state, nonce: derive("nonce"), verifier: derive("verifier") };
  }

  return {
    async start(challenge, purpose) {
      const provider = await connect();
      const { token: state, hash: stateHash } = newToken();
      await repository.insertAttempt(ctx.db, { stateHash, challenge, purpose });
      return authorizationUrl(provider, await secretsOf(state), callbackUrl);
    },
    async finish(request, state) {
      const attempt = await repository.takeAttempt(ctx.db, hashToken(state));
      if (!attempt) throw new Error("The state is unknown, already used or expired.");
      const callback = new URL(callbackUrl);
      callback.search = new URL(request.url, callbackUrl).search;
      const account = await readCallback(await connect(), callback, await secretsOf(state));
      const { token: code, hash } = newToken();
      const { challenge, purpose } = attempt;
      await repository.insertCode(ctx.db, { hash, challenge, purpose, ...account });
      return code;
    },
  };
}
