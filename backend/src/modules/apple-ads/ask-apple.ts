const DEADLINE_MS = 10_000;
const LARGEST_ANSWER = 20_000_000;

/** Failure of Apple Ads. The message can be shown to users. */
export class AppleAdsProblem extends Error {
  /** Seconds from the `Retry-After` header; `null` without one. */
  readonly retryAfter: number | null;
  readonly status: number | null;

  constructor(message: string, status: number | null = null, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
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
export async function askApple(url: string, init: RequestInit, deadlineMs = DEADLINE_MS): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      const wait = Number(response.headers.get("retry-after"));
      const seconds = Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), 3_600) : null;
      throw new AppleAdsProblem(
        `Apple Ads ${reasons[status] ?? `responded with status ${status}`}.`,
        status,
        seconds,
      );
    }
    return JSON.parse(await readAtMost(response));
  } catch (error) {
    if (error instanceof AppleAdsProblem) throw error;
    if (error instanceof SyntaxError) throw new AppleAdsProblem("Apple Ads did not respond with JSON.");
    throw new AppleAdsProblem(
      signal.aborted ? "Apple Ads did not respond in time." : "Apple Ads could not be reached.",
    );
  }
}

async function readAtMost(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new AppleAdsProblem("Apple Ads sent a response that is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
