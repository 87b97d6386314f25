import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../../infra/db/database";
import { type ApiFailure, fail } from "../../../../infra/http/errors";
import type { Logger } from "../../../../infra/logging/logger";
import { SpanKind, withSpan } from "../../../../infra/tracing/spans";
import { StoreBusy } from "../store-busy";
import type { AppleHost } from "./apple-hosts";
import { recordFailure, recordSuccess, takeToken } from "./host-rate-limit.repository";

const TIMEOUT_MS = 8_000;
const MAX_RETRY_AFTER_SECONDS = 3_600;

/**
 * Parses the text of a response.
 * @throws UnexpectedResponse if it isn't in the documented format
 */
export type Read<T> = (text: string) => T;

/** An unexpected response, described in words. */
export class UnexpectedResponse extends Error {}

/**
 * Fetches a URL and parses the response with `read`.
 * @throws STORE_UNAVAILABLE with a message if the store doesn't provide it in time
 */
export type ResilientFetch = <T>(url: URL, read: Read<T>, headers?: Record<string, string>) => Promise<T>;

/** Options of {@link createResilientFetch}. */
export interface FetchOptions {
  deadlineMs?: number | undefined;
  /** Called after each call to the host: `result` is its status, or `unreachable`. */
  onCall?: ((host: string, result: string, seconds: number) => void) | undefined;
}

/**
 * Creates a fetch function with a rate limit shared by all processes, retries that respect `Retry-After`, and a circuit
 * breaker.
 */
export function createResilientFetch(
  db: Database,
  log: Logger,
  { bucket }: AppleHost,
  { deadlineMs = TIMEOUT_MS, onCall = () => undefined }: FetchOptions = {},
): ResilientFetch {
  const { host } = bucket;

  async function waitForToken(until: number): Promise<boolean> {
    for (;;) {
      const { waitMs, failing } = await takeToken(db, bucket);
      if (waitMs === 0) return failing;
      if (Date.now() + waitMs > until) throw new StoreBusy(host, waitMs / 1000, failing);
      await sleep(waitMs);
    }
  }

  async function reportFailure(reason: string, retryAfter: number | null = null): Promise<void> {
    log.warn({ host, reason, retryAfter }, "store request failed");
    await recordFailure(db, host, retryAfter);
  }

  async function fetchOnce(url: URL, until: number, headers: Record<string, string>): Promise<string | null> {
    const signal = AbortSignal.timeout(Math.max(1, until - Date.now()));
    const startedAt = performance.now();
    const note = (result: string) => onCall(host, result, (performance.now() - startedAt) / 1000);
    let response: Response;
    let text: string;
    try {
      [response, text] = await withSpan(`GET ${host}`, describeCall(url), async (span) => {
        const got = await fetch(url, { signal, redirect: "error", headers });
        span.setAttribute("http.response.status_code", got.status);
        return [got, await got.text()] as const;
      });
      note(String(response.status));
    } catch (error) {
      note("unreachable");
      const late = signal.aborted;
      await reportFailure(late ? "no response in time" : `not reachable: ${String(error)}`);
      throw fail(
        "STORE_UNAVAILABLE",
        late ? `The store (${host}) didn't respond in time.` : `The store (${host}) couldn't be reached.`,
      );
    }
    const { status } = response;
    if (status === 403 || status === 429 || status >= 500) {
      await reportFailure(`status ${status}`, retryAfterSeconds(response.headers.get("retry-after")));
      return null;
    }
    if (status === 200) return text;
    // A missing page isn't a failure of the host.
    if (status !== 404) await reportFailure(`status ${status}`);
    throw createUnexpectedError(host, `status ${status}`);
  }

  return async (url, read, headers = {}) => {
    const until = Date.now() + deadlineMs;
    for (;;) {
      const failing = await waitForToken(until);
      const text = await fetchOnce(url, until, headers);
      if (text === null) continue;
      try {
        const answer = read(text);
        if (failing) await recordSuccess(db, host);
        return answer;
      } catch (error) {
        if (!(error instanceof UnexpectedResponse)) throw error;
        await reportFailure(`unexpected response: ${error.message}`);
        throw createUnexpectedError(host, error.message);
      }
    }
  };
}

/** Returns the attributes of a call's span, without the words that were searched for. */
const describeCall = ({ host, pathname }: URL) => ({
  kind: SpanKind.CLIENT,
  attributes: { "http.request.method": "GET", "server.address": host, "url.path": pathname },
});

function createUnexpectedError(host: string, what: string): ApiFailure {
  return fail("STORE_UNAVAILABLE", `The store (${host}) sent an unexpected response: ${what}.`);
}

function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_SECONDS) : null;
}
