import { setTimeout as sleep } from "node:timers/promises";
import { fetch, type Dispatcher, type RequestInit, type Response } from "undici";
import type { Database } from "../../../../infra/db/database";
import { ApiFailure, fail } from "../../../../infra/http/errors";
import type { Logger } from "../../../../infra/logging/logger";
import { SpanKind, withSpan } from "../../../../infra/tracing/spans";
import { StoreBusy } from "../store-busy";
import { createBucketKey, DIRECT, type Egress } from "./egress";
import { recordFailure, recordSuccess, takeToken, type StoreHost } from "./host-rate-limit.repository";

const TIMEOUT_MS = 8_000;
const MAX_RETRY_AFTER_SECONDS = 3_600;
const MAX_REDIRECTS = 3;
/** Headers of a browser. Stores answer unknown programs with other pages or with none. */
const BROWSER_HEADERS = {
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,application/json;q=0.9,*/*;q=0.8",
  "accept-language": "en-US,en;q=0.9",
};

/**
 * Parses the text of a response.
 * @throws UnexpectedResponse if it isn't in the documented format
 */
export type Read<T> = (text: string) => T;

/** An unexpected response, described in words. */
export class UnexpectedResponse extends Error {}

/** Parts of a request besides its address. */
export interface StoreRequest {
  headers?: Record<string, string>;
  /** Fields of a form to post; without them, it is a GET request. */
  form?: Record<string, string>;
}

/**
 * Fetches a URL and parses the response with `read`.
 * @throws PageMissing if the store has no such page, STORE_UNAVAILABLE with a message if it doesn't provide it in time
 */
export type ResilientFetch = <T>(url: URL, read: Read<T>, request?: StoreRequest) => Promise<T>;

/** The store responded that it has no such page. */
export class PageMissing extends ApiFailure {
  constructor(host: string) {
    super("STORE_UNAVAILABLE", describeUnexpected(host, "status 404"));
  }
}

/** Options of {@link createResilientFetch}. */
export interface FetchOptions {
  deadlineMs?: number | undefined;
  /** Called after each call to the host: `result` is its status, `redirected` elsewhere, or `unreachable`. */
  onCall?: ((host: string, result: string, seconds: number) => void) | undefined;
  /** Ways out of this machine; the system's by default. */
  egress?: readonly Egress[] | undefined;
}

/** A token of a bucket, and the way that its request takes. */
interface Token {
  key: string;
  failing: boolean;
  dispatcher: Dispatcher | undefined;
}

/**
 * Creates a fetch function with a rate limit shared by all processes, retries that respect `Retry-After`, and a circuit
 * breaker, each for every way out of this machine.
 */
export function createResilientFetch(
  db: Database,
  log: Logger,
  { bucket }: StoreHost,
  { deadlineMs = TIMEOUT_MS, onCall = () => undefined, egress = DIRECT }: FetchOptions = {},
): ResilientFetch {
  const { host, perMinute } = bucket;
  const ways = new Map(egress.map(({ name, dispatcher }) => [createBucketKey(host, name), dispatcher]));
  const keys = [...ways.keys()];

  async function waitForToken(until: number): Promise<Token> {
    for (;;) {
      const taken = await takeToken(db, { keys, perMinute });
      const { failing } = taken;
      if ("key" in taken) return { key: taken.key, failing, dispatcher: ways.get(taken.key) };
      const { waitMs } = taken;
      if (Date.now() + waitMs > until) throw new StoreBusy(host, waitMs / 1000, { failing });
      await sleep(waitMs);
    }
  }

  async function reportFailure(key: string, reason: string, retryAfter: number | null = null): Promise<void> {
    log.warn({ host: key, reason, retryAfter }, "store request failed");
    await recordFailure(db, key, retryAfter);
  }

  /** Follows redirects to the same host only: those to others lead to pages that ask for consent or a login. */
  async function follow(url: URL, init: RequestInit, left = MAX_REDIRECTS): Promise<Response> {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin) throw new UnexpectedResponse(`it redirects to ${next.hostname}`);
    if (left === 0) throw new UnexpectedResponse("it redirects too often");
    return follow(next, init, left - 1);
  }

  async function fetchOnce(
    url: URL,
    until: number,
    { key, dispatcher }: Token,
    { headers, form }: StoreRequest,
  ): Promise<string | null> {
    const signal = AbortSignal.timeout(Math.max(1, until - Date.now()));
    const startedAt = performance.now();
    const note = (result: string) => onCall(host, result, (performance.now() - startedAt) / 1000);
    let response: Response;
    let text: string;
    try {
      [response, text] = await withSpan(
        `${form ? "POST" : "GET"} ${host}`,
        describeCall(url, form),
        async (span) => {
          const got = await follow(url, {
            signal,
            ...(dispatcher && { dispatcher }),
            headers: { ...BROWSER_HEADERS, ...headers },
            ...(form && { method: "POST", body: new URLSearchParams(form) }),
          });
          span.setAttribute("http.response.status_code", got.status);
          return [got, await got.text()] as const;
        },
      );
      note(String(response.status));
    } catch (error) {
      const isRedirect = error instanceof UnexpectedResponse;
      note(isRedirect ? "redirected" : "unreachable");
      if (isRedirect) throw error;
      const late = signal.aborted;
      await reportFailure(key, late ? "no response in time" : `not reachable: ${String(error)}`);
      throw fail(
        "STORE_UNAVAILABLE",
        late
          ? `The store (${host}) didn't respond in time. Try again in a few minutes.`
          : `The store (${host}) couldn't be reached. Try again in a few minutes.`,
      );
    }
    const { status } = response;
    if (status === 403 || status === 429 || status >= 500) {
      await reportFailure(key, `status ${status}`, retryAfterSeconds(response.headers.get("retry-after")));
      return null;
    }
    if (status === 200) return text;
    // A missing page isn't a failure of the host.
    if (status === 404) throw new PageMissing(host);
    throw new UnexpectedResponse(`status ${status}`);
  }

  return async (url, read, request = {}) => {
    const until = Date.now() + deadlineMs;
    for (;;) {
      const token = await waitForToken(until);
      try {
        const text = await fetchOnce(url, until, token, request);
        if (text === null) continue;
        const answer = read(text);
        if (token.failing) await recordSuccess(db, token.key);
        return answer;
      } catch (error) {
        if (!(error instanceof UnexpectedResponse)) throw error;
        await reportFailure(token.key, `unexpected response: ${error.message}`);
        throw fail("STORE_UNAVAILABLE", describeUnexpected(host, error.message));
      }
    }
  };
}

/** Returns the attributes of a call's span, without the words that were searched for. */
const describeCall = ({ host, pathname }: URL, form: StoreRequest["form"]) => ({
  kind: SpanKind.CLIENT,
  attributes: {
    "http.request.method": form ? "POST" : "GET",
    "server.address": host,
    "url.path": pathname,
  },
});

function describeUnexpected(host: string, what: string): string {
  return `The store (${host}) sent an unexpected response: ${what}.`;
}

function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_SECONDS) : null;
}
