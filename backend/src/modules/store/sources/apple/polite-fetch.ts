import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../../platform/database";
import { fail } from "../../../../platform/errors";
import type { Logger } from "../../../../platform/logger";
import { noteFailure, noteSuccess, takeTurn, type Bucket } from "./host-gate.repository";

const DEADLINE_MS = 8_000;
const MOST_RETRY_AFTER = 3_600;

export interface PoliteFetch {
  /** The JSON at an address. Throws STORE_UNAVAILABLE, in a sentence, when the store does not give it in time. */
  json(url: URL): Promise<unknown>;
}

/** Calls a store no faster than it likes: one bucket for all processes, its own wishes honoured, a breaker behind. */
export function createPoliteFetch(
  db: Database,
  log: Logger,
  bucket: Bucket,
  deadlineMs = DEADLINE_MS,
): PoliteFetch {
  const { host } = bucket;

  async function waitForTurn(until: number): Promise<void> {
    for (;;) {
      const wait = await takeTurn(db, bucket);
      if (wait === 0) return;
      if (Date.now() + wait > until) throw busy(host, wait / 1000);
      await sleep(wait);
    }
  }

  async function failed(reason: string, retryAfter: number | null = null): Promise<void> {
    log.warn({ host, reason, retryAfter }, "store call failed");
    await noteFailure(db, host, retryAfter);
  }

  async function once(url: URL, until: number): Promise<{ body: unknown } | { again: true }> {
    const signal = AbortSignal.timeout(Math.max(1, until - Date.now()));
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, { signal, redirect: "error" });
      text = await response.text();
    } catch (error) {
      const late = signal.aborted;
      await failed(late ? "no answer in time" : `not reachable: ${String(error)}`);
      throw fail(
        "STORE_UNAVAILABLE",
        late ? `The store (${host}) did not answer in time.` : `The store (${host}) could not be reached.`,
      );
    }
    const { status } = response;
    if (status === 403 || status === 429 || status >= 500) {
      await failed(`status ${status}`, retryAfterSeconds(response.headers.get("retry-after")));
      return { again: true };
    }
    const body = status === 200 ? parse(text) : undefined;
    if (body === undefined) {
      const got = status === 200 ? (response.headers.get("content-type") ?? "no type") : `status ${status}`;
      await failed(`unexpected answer: ${got}`);
      throw unexpected(host, `not the expected JSON (${got})`);
    }
    return { body };
  }

  return {
    async json(url) {
      const until = Date.now() + deadlineMs;
      for (;;) {
        await waitForTurn(until);
        const answer = await once(url, until);
        if ("again" in answer) continue;
        await noteSuccess(db, host);
        return answer.body;
      }
    },
  };
}

/** The failure to throw when a store answers with something else than documented. */
export function unexpected(host: string, what: string) {
  return fail("STORE_UNAVAILABLE", `The store (${host}) gave an unexpected answer: ${what}.`);
}

function busy(host: string, seconds: number) {
  const rounded = Math.max(1, Math.ceil(seconds));
  return fail(
    "STORE_UNAVAILABLE",
    `The store (${host}) limits how often it may be asked. Try again in ${rounded} s.`,
    undefined,
    rounded,
  );
}

function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MOST_RETRY_AFTER) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
