const DEADLINE_MS = 10_000;
const LARGEST_ANSWER = 20_000_000;

/** Apple Ads does not do what it should; the message is fit to be shown. */
export class AppleAdsProblem extends Error {
  /** Seconds it asked to be left alone for. */
  readonly retryAfter: number | null;
  readonly status: number | null;

  constructor(message: string, status: number | null = null, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: "does not understand the request",
  401: "does not accept the credentials",
  403: "does not let these credentials do this: give the user a role that may read reports",
  404: "does not know the account",
  429: "is asked too often",
};

/** Asks and reads JSON. Whatever goes wrong becomes a sentence; nothing that Apple answered is passed on. */
export async function askApple(url: string, init: RequestInit, deadlineMs = DEADLINE_MS): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      const wait = Number(response.headers.get("retry-after"));
      const seconds = Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), 3_600) : null;
      throw new AppleAdsProblem(`Apple Ads ${reasons[status] ?? `answered ${status}`}.`, status, seconds);
    }
    return JSON.parse(await readAtMost(response));
  } catch (error) {
    if (error instanceof AppleAdsProblem) throw error;
    if (error instanceof SyntaxError) throw new AppleAdsProblem("Apple Ads did not answer with JSON.");
    throw new AppleAdsProblem(
      signal.aborted ? "Apple Ads did not answer in time." : "Apple Ads could not be reached.",
    );
  }
}

async function readAtMost(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new AppleAdsProblem("Apple Ads answered too much.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
