import { ApiError } from "./api-error";

const RETRIES = 2;
const TEMPORARY = [500, 502, 503, 504];
/**
 * Longest `Retry-After` that a query waits for; beyond it the error is shown in place of a skeleton. Chosen
 * by us.
 */
const LONGEST_WAIT_S = 30;

/**
 * Decides whether a query is retried: at most twice after network failures and 500, 502, 503 and 504, once
 * after a 429. Refusals are not retried, and neither are timeouts, which have already taken long enough.
 */
export function shouldRetry(failures: number, problem: unknown): boolean {
  if (!(problem instanceof ApiError)) return false;
  const { status, code, retryAfterSeconds } = problem;
  if ((retryAfterSeconds ?? 0) > LONGEST_WAIT_S) return false;
  if (status === 429) return failures === 0 && retryAfterSeconds !== null;
  return failures < RETRIES && (code === "NETWORK" || TEMPORARY.includes(status));
}

/**
 * Returns the delay before the next retry in milliseconds: `Retry-After` plus up to 500 ms of jitter, else
 * 500–1000 ms, doubled with each failure.
 */
export function computeRetryDelay(failures: number, problem: unknown): number {
  if (problem instanceof ApiError && problem.retryAfterSeconds !== null) {
    return problem.retryAfterSeconds * 1000 + 500 * Math.random();
  }
  return 500 * 2 ** failures * (1 + Math.random());
}
