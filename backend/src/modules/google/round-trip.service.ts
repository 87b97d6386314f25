import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../platform/context";
import { sharedSecret } from "../../platform/secrets";
import { hashToken, newToken } from "../accounts";
import * as repository from "./google.repository";
import type { connectProvider } from "./provider";
import { authorizationUrl, readCallback } from "./provider";

type Provider = Awaited<ReturnType<typeof connectProvider>>;

/** Where the provider sends browsers back to. */
export const CALLBACK_PATH = "/api/auth/google/callback";

/** The browser's way to the provider and back. */
export interface RoundTrip {
  /** Address of the provider for a browser that holds the verifier of this challenge. */
  start(challenge: string, purpose: repository.Purpose): Promise<string>;
  /** A one-time code for the browser that came back with this request. Throws when anything about it is wrong. */
  finish(request: FastifyRequest, state: string): Promise<string>;
}

export function createRoundTrip(ctx: AppContext, connect: () => Promise<Provider>): RoundTrip {
  const callbackUrl = `${ctx.config.publicUrl}${CALLBACK_PATH}`;

  /** Nonce and verifier follow from the state, which the browser carries: what is stored alone is worth nothing. */
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
      if (!attempt) throw new Error("The state is unknown, used or too old.");
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
