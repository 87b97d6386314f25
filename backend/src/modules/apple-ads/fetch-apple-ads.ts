import { readLimitedText } from "../../infra/http/read-limited-text";

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 20_000_000;

/** Failure of Apple Ads. The message can be shown to users. */
export class AppleAdsError extends Error {
  /** Seconds from the `Retry-After` header; `null` without one. */
  readonly retryAfterSeconds: number | null;
  readonly status: number | null;

  constructor(message: string, status: number | null = null, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: "rejected the request",
  401: "rejected the credentials",
  403: "denied access: give the user a role that can read reports",
  404: "does not know the account",
  429: "received too many requests: try again later",
};

/**
 * Fetches JSON from Apple Ads.
 *
 * @throws AppleAdsError for every failure; the message never contains Apple's response
 */
export async function fetchAppleAds(
  url: string,
  init: RequestInit,
  deadlineMs = TIMEOUT_MS,
): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      const wait = Number(response.headers.get("retry-after"));
      const seconds = Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), 3_600) : null;
      throw new AppleAdsError(
        `Apple Ads ${reasons[status] ?? `responded with status ${status}`}.`,
        status,
        seconds,
      );
    }
    const text = await readLimitedText(response, MAX_RESPONSE_BYTES);
    if (text === null) throw new AppleAdsError("Apple Ads sent a response that is too large.");
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof AppleAdsError) throw error;
    if (error instanceof SyntaxError) throw new AppleAdsError("Apple Ads did not respond with JSON.");
    throw new AppleAdsError(
      signal.aborted ? "Apple Ads did not respond in time." : "Apple Ads could not be reached.",
    );
  }
}
