import { truncate } from "@listwise/aso-core/text";
import { readLimitedText } from "../../../infra/http/read-limited-text";

const MAX_RESPONSE_BYTES = 4_000_000;
const MAX_REASON_LENGTH = 300;
const MAX_WAIT_SECONDS = 86_400;

/** Failure of a store's API. The message is a sentence for users. */
export class StoreApiError extends Error {
  /** Status of the response; `null` without one. */
  readonly status: number | null;
  /** Seconds from the `Retry-After` header; `null` without one. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, status: number | null = null, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** True if the same request may succeed later. */
  get isTemporary(): boolean {
    const { status } = this;
    return status === null || status === 408 || status === 429 || status >= 500;
  }

  /** True if the store rejected the key rather than the request. */
  get isAboutKey(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

interface StoreRequest {
  /** Name of the store in messages. */
  store: string;
  url: string;
  init: RequestInit;
  timeoutMs: number;
  /** Returns the store's own explanation from the body of a failed response; `null` without one. */
  readReason: (body: unknown) => string | null;
}

const verdicts: Readonly<Record<number, string>> = {
  401: "rejected the key",
  403: "denied access",
  404: "doesn't know this app or review",
  409: "refused the reply",
  422: "refused the reply",
  429: "is receiving too many requests",
};

/**
 * Sends a request to a store's API. Returns the parsed JSON, `null` for an empty response.
 * @throws StoreApiError for every failure
 */
export async function requestStore({
  store,
  url,
  init,
  timeoutMs,
  readReason,
}: StoreRequest): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    const text = await readLimitedText(response, MAX_RESPONSE_BYTES);
    if (response.ok) {
      if (text === null) throw new StoreApiError(`${store} sent a response that is too large.`);
      return text === "" ? null : JSON.parse(text);
    }
    const { status, headers } = response;
    const reason = shorten(readReason(parseJson(text ?? "")) ?? "");
    const verdict = `${store} ${verdicts[status] ?? `responded with status ${status}`}`;
    throw new StoreApiError(
      reason === "" ? `${verdict}.` : `${verdict}: ${reason}`,
      status,
      parseRetryAfter(headers.get("retry-after")),
    );
  } catch (error) {
    if (error instanceof StoreApiError) throw error;
    if (error instanceof SyntaxError) throw new StoreApiError(`${store} didn't respond with JSON.`);
    throw new StoreApiError(
      signal.aborted ? `${store} didn't respond in time.` : `${store} couldn't be reached.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a store's text as one line without control characters. */
function shorten(text: string): string {
  return truncate(text.replace(/[\p{C}\s]+/gu, " ").trim(), MAX_REASON_LENGTH);
}

/** Returns the seconds of a `Retry-After` header, which is a number or a date. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS) : null;
}
