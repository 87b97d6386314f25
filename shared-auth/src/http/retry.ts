import { ApiError } from "./api-error";

const RETRIES = 2;
const TEMPORARY = [500, 502, 503, 504];
/** Who is asked to wait longer sees the message in place of a skeleton. */
const LONGEST_WAIT_S = 30;

/**
 * Reads are tried again, twice at most, on network failures and 500, 502, 503 and 504; once after a 429. Never on what
 * the server refused, nor on a time-out, which has been waited for long enough.
 */
export function shouldRetry(failures: number, problem: unknown): boolean {
  if (!(problem instanceof ApiError)) return false;
  const { status, code, retryAfterSeconds } = problem;
  if ((retryAfterSeconds ?? 0) > LONGEST_WAIT_S) return false;
  if (status === 429) return failures === 0 && retryAfterSeconds !== null;
  return failures < RETRIES && (code === "NETWORK" || TEMPORARY.includes(status));
}

/** Waits what the server asks (`Retry-After`) and up to half a second more, else 0.5–1 s, doubled each time, in ms. */
export function retryDelay(failures: number, problem: unknown): number {
  if (problem instanceof ApiError && problem.retryAfterSeconds !== null) {
    return problem.retryAfterSeconds * 1000 + 500 * Math.random();
  }
  return 500 * 2 ** failures * (1 + Math.random());
}
