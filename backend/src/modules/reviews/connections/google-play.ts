import { createSigner } from "fast-jwt";
import { z } from "zod";
import type { ReviewApisConfig } from "../../../infra/config/config-providers";
import type { ReplyApi } from "./reply-api";
import { requestStore, StoreApiError } from "./request-store";

const STORE = "Google Play";
const SCOPE = "https://www.googleapis.com/auth/androidpublisher";
const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const ASSERTION_LIFETIME_MS = 10 * 60_000;

const ErrorSchema = z.object({ error: z.object({ message: z.string() }) });
const TokenErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });
const TokenSchema = z.object({ access_token: z.string().min(1) });

const readReason = (body: unknown) => ErrorSchema.safeParse(body).data?.error.message ?? null;

function readTokenReason(body: unknown): string | null {
  const parsed = TokenErrorSchema.safeParse(body).data;
  return parsed?.error_description ?? parsed?.error ?? null;
}

/** Key of a service account. */
export interface GooglePlayKey {
  clientEmail: string;
  keyId: string;
  /** In PEM format. */
  privateKey: string;
}

/**
 * Creates a client of the Google Play Developer API
 * (https://developers.google.com/android-publisher/reply-to-reviews). It can't delete replies.
 */
export function createGooglePlay(
  { googlePlayUrl: baseUrl, googlePlayTokenUrl: tokenUrl, timeoutMs }: ReviewApisConfig,
  { clientEmail, keyId, privateKey }: GooglePlayKey,
): ReplyApi {
  const sign = createSigner({
    algorithm: "RS256",
    key: privateKey,
    kid: keyId,
    iss: clientEmail,
    aud: tokenUrl,
    expiresIn: ASSERTION_LIFETIME_MS,
  });

  async function fetchToken(): Promise<string> {
    const body = new URLSearchParams({ grant_type: GRANT_TYPE, assertion: sign({ scope: SCOPE }) });
    try {
      const init = { method: "POST", body, headers: { accept: "application/json" } };
      const answer = await requestStore({
        store: STORE,
        url: tokenUrl,
        init,
        timeoutMs,
        readReason: readTokenReason,
      });
      const token = TokenSchema.safeParse(answer);
      if (token.success) return token.data.access_token;
      throw new StoreApiError(`${STORE} sent a response without a token.`);
    } catch (error) {
      // Google responds with 400 to keys that were deleted or belong to a deleted account.
      if (!(error instanceof StoreApiError) || error.status !== 400) throw error;
      throw new StoreApiError(error.message.replace("responded with status 400", "rejected the key"), 401);
    }
  }

  async function ask(path: string, method: "GET" | "POST" = "GET", body?: object): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${await fetchToken()}`,
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return requestStore({
      store: STORE,
      url: `${baseUrl}/androidpublisher/v3/applications/${path}`,
      init,
      timeoutMs,
      readReason,
    });
  }

  return {
    async check(storeId) {
      await ask(`${encodeURIComponent(storeId)}/reviews?maxResults=1`);
    },
    async send(storeId, { id }, replyText) {
      const path = `${encodeURIComponent(storeId)}/reviews/${encodeURIComponent(id)}:reply`;
      await ask(path, "POST", { replyText });
      return null;
    },
  };
}
