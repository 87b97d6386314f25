// Accounts with other companies that an operator can configure.
import type { Environment } from "./config-schema";

/** Configuration of Google sign-in, or of another OpenID provider. */
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Endpoints of the provider, or `null` to read them from its discovery document. */
  endpoints: { authorization: string; token: string; jwks: string } | null;
}

/** A service that translates listing text. */
export type TranslationConfig =
  | { provider: "deepl"; baseUrl: string; apiKey: string }
  | { provider: "libretranslate"; baseUrl: string; apiKey: string | null }
  | { provider: "openai"; baseUrl: string; apiKey: string | null; model: string };

/** Endpoints of Apple Ads; administrators enter the credentials. */
export interface AppleAdsConfig {
  tokenUrl: string;
  apiUrl: string;
}

/** Hosts of the stores' APIs for reviews; users enter the keys. */
export interface ReviewApisConfig {
  appStoreConnectUrl: string;
  googlePlayUrl: string;
  googlePlayTokenUrl: string;
  /** Timeout of each request in milliseconds. */
  timeoutMs: number;
}

/** Account with the payment provider. */
export interface PaddleConfig {
  apiKey: string;
  /** Secret that signs webhooks. */
  webhookSecret: string;
  apiUrl: string;
  /** Page that takes `?transaction_id=`, or `null` to use the URL that the provider returns. */
  checkoutUrl: string | null;
  /** Billing of a switch to a cheaper plan: one of Paddle's proration modes. */
  downgradeBilling: Environment["PADDLE_DOWNGRADE_BILLING"];
}

/** Returns the Google sign-in configuration, or `null` if it isn't configured. */
export function toGoogle(values: Environment): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (!clientId || !clientSecret) return null;
  const authorization = values.GOOGLE_AUTHORIZATION_URL;
  const [token, jwks] = [values.GOOGLE_TOKEN_URL, values.GOOGLE_JWKS_URL];
  const endpoints = authorization && token && jwks ? { authorization, token, jwks } : null;
  return { clientId, clientSecret, issuer, endpoints };
}

const withoutSlash = (text: string) => text.replace(/(?<!\/)\/+$/, "");

/** Returns the configuration of DeepL for an API key. Keys of the free plan end in `:fx` and use their own host. */
export function toDeepl(apiKey: string, address?: string): TranslationConfig {
  const host = apiKey.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
  return { provider: "deepl", baseUrl: withoutSlash(address ?? host), apiKey };
}

const OPENAI_URL = "https://api.openai.com/v1";

/** Returns the configuration of a service with OpenAI's chat API; OpenAI itself without an address. */
export function toOpenAi(
  model: string,
  { address, apiKey }: { address?: string | null | undefined; apiKey?: string | null | undefined },
): TranslationConfig {
  return { provider: "openai", baseUrl: withoutSlash(address || OPENAI_URL), apiKey: apiKey || null, model };
}

/** Returns the configured translation service, or `null` if there isn't one. */
export function toTranslation(values: Environment): TranslationConfig | null {
  const { DEEPL_API_KEY: apiKey, LIBRETRANSLATE_URL: libre } = values;
  if (values.OPENAI_MODEL) {
    return toOpenAi(values.OPENAI_MODEL, { address: values.OPENAI_BASE_URL, apiKey: values.OPENAI_API_KEY });
  }
  if (apiKey) return toDeepl(apiKey, values.DEEPL_URL);
  if (!libre) return null;
  return {
    provider: "libretranslate",
    baseUrl: withoutSlash(libre),
    apiKey: values.LIBRETRANSLATE_API_KEY ?? null,
  };
}

/** Returns the endpoints of Apple Ads; Apple's own by default. */
export function toAppleAds(values: Environment): AppleAdsConfig {
  return {
    tokenUrl: values.APPLE_ADS_TOKEN_URL,
    apiUrl: values.APPLE_ADS_API_URL.replace(/(?<!\/)\/+$/, ""),
  };
}

/** Returns the hosts of the stores' APIs for reviews; the stores' own by default. */
export function toReviewApis(values: Environment): ReviewApisConfig {
  return {
    appStoreConnectUrl: withoutSlash(values.APP_STORE_CONNECT_URL),
    googlePlayUrl: withoutSlash(values.GOOGLE_PLAY_URL),
    googlePlayTokenUrl: values.GOOGLE_PLAY_TOKEN_URL,
    timeoutMs: 10_000,
  };
}

/** Returns the payment provider's configuration, or `null` if it isn't configured. */
export function toPaddle(values: Environment): PaddleConfig | null {
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!apiKey || !webhookSecret) return null;
  const apiUrl = values.PADDLE_API_URL.replace(/(?<!\/)\/+$/, "");
  return {
    ...{ apiKey, webhookSecret, apiUrl },
    checkoutUrl: values.PADDLE_CHECKOUT_URL ?? null,
    downgradeBilling: values.PADDLE_DOWNGRADE_BILLING,
  };
}
