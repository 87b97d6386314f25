// The accounts with other companies that an operator may configure.
import type { Environment } from "./config-schema";

/** An OpenID provider people may sign in with. */
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** `null` means the provider's own discovery document names them. */
  endpoints: { authorization: string; token: string; jwks: string } | null;
}

/** A service that translates listing texts. */
export type TranslationConfig =
  | { provider: "deepl"; baseUrl: string; apiKey: string }
  | { provider: "libretranslate"; baseUrl: string; apiKey: string | null };

/** Where Apple Ads is asked; its credentials are an administrator's to enter. */
export interface AppleAdsConfig {
  tokenUrl: string;
  apiUrl: string;
}

/** The payment provider's account. */
export interface PaddleConfig {
  apiKey: string;
  /** What webhooks are signed with. */
  webhookSecret: string;
  apiUrl: string;
  /** Page that takes `?transaction_id=`, `null` for the address the provider answers. */
  checkoutUrl: string | null;
}

/** `null` without an account there. */
export function toGoogle(values: Environment): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (!clientId || !clientSecret) return null;
  const authorization = values.GOOGLE_AUTHORIZATION_URL;
  const [token, jwks] = [values.GOOGLE_TOKEN_URL, values.GOOGLE_JWKS_URL];
  const endpoints = authorization && token && jwks ? { authorization, token, jwks } : null;
  return { clientId, clientSecret, issuer, endpoints };
}

const withoutSlash = (text: string) => text.replace(/(?<!\/)\/+$/, "");

/** DeepL with this key. Keys of its free plan end in `:fx` and have a host of their own. */
export function toDeepl(apiKey: string, address?: string): TranslationConfig {
  const host = apiKey.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
  return { provider: "deepl", baseUrl: withoutSlash(address ?? host), apiKey };
}

/** `null` without a translator. */
export function toTranslation(values: Environment): TranslationConfig | null {
  const { DEEPL_API_KEY: apiKey, LIBRETRANSLATE_URL: libre } = values;
  if (apiKey) return toDeepl(apiKey, values.DEEPL_URL);
  if (!libre) return null;
  return {
    provider: "libretranslate",
    baseUrl: withoutSlash(libre),
    apiKey: values.LIBRETRANSLATE_API_KEY ?? null,
  };
}

/** Apple's own addresses unless told. */
export function toAppleAds(values: Environment): AppleAdsConfig {
  return {
    tokenUrl: values.APPLE_ADS_TOKEN_URL,
    apiUrl: values.APPLE_ADS_API_URL.replace(/(?<!\/)\/+$/, ""),
  };
}

/** `null` without an account there. */
export function toPaddle(values: Environment): PaddleConfig | null {
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!apiKey || !webhookSecret) return null;
  const apiUrl = values.PADDLE_API_URL.replace(/(?<!\/)\/+$/, "");
  return { apiKey, webhookSecret, apiUrl, checkoutUrl: values.PADDLE_CHECKOUT_URL ?? null };
}
