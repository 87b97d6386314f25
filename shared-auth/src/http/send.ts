import ky from "ky";
import { singleton } from "../platform/singleton";
import { syncClock } from "../session/token";
import { ApiError } from "./api-error";
import { recordResponse, recordNoResponse } from "./connection";

const settings = singleton("api", () => ({ base: "" }));
/** Status codes of responses without a body. */
const BODILESS = [204, 205, 304];

/** Sets the origin of the backend; an empty string (the default) means this site's own origin. */
export function configureApi(change: { base: string }): void {
  settings.base = change.base.endsWith("/") ? change.base.slice(0, -1) : change.base;
}

/** One HTTP request. `path` is relative to `/api`. */
export interface WireRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body?: unknown;
  token: string | null;
  idempotencyKey?: string;
  /** True if sending it twice has the same effect as sending it once. */
  repeatable: boolean;
  /** Timeout of the whole exchange, including the response body. */
  timeoutMs: number;
  signal: AbortSignal;
  keepalive?: boolean;
}

function buildHeaders(request: WireRequest): Record<string, string> {
  return {
    Accept: "application/json",
    ...(request.token ? { Authorization: `Bearer ${request.token}` } : {}),
    ...(request.idempotencyKey ? { "Idempotency-Key": request.idempotencyKey } : {}),
  };
}

function createTimeoutError(): ApiError {
  const message = "The server is taking too long to respond. Try again.";
  return new ApiError({ status: 0, code: "TIMEOUT", message });
}

function createNetworkError(problem: unknown): ApiError {
  recordNoResponse();
  return new ApiError({
    status: 0,
    code: "NETWORK",
    message: "The server cannot be reached. Check your connection and try again.",
    details: problem instanceof Error ? problem.message : undefined,
  });
}

async function exchange(origin: string, request: WireRequest, signal: AbortSignal): Promise<Response> {
  const { method, body, keepalive } = request;
  const query = request.query.size > 0 ? `?${request.query}` : "";
  const askedAt = performance.now();
  const payload = body instanceof FormData ? { body } : body === undefined ? {} : { json: body };
  const response = await ky(`${origin}/api${request.path}${query}`, {
    method,
    ...payload,
    headers: buildHeaders(request),
    credentials: "omit",
    cache: "no-store",
    retry: 0,
    throwHttpErrors: false,
    timeout: false,
    signal,
    ...(keepalive ? { keepalive } : {}),
  });
  // Reads the body to its end, so that an endless body counts as a timeout and a truncated one as a lost
  // connection.
  const whole = await response.arrayBuffer();
  syncClock(Date.parse(response.headers.get("Date") ?? ""));
  recordResponse(askedAt);
  return new Response(BODILESS.includes(response.status) ? null : whole, response);
}

async function sendTo(origin: string, request: WireRequest): Promise<Response> {
  const deadline = AbortSignal.timeout(request.timeoutMs);
  try {
    return await exchange(origin, request, AbortSignal.any([request.signal, deadline]));
  } catch (problem) {
    if (request.signal.aborted) throw request.signal.reason;
    throw deadline.aborted ? createTimeoutError() : createNetworkError(problem);
  }
}

/**
 * Sends a request. After a network failure or timeout of a configured backend, a repeatable request is sent
 * once more to this site's own origin.
 *
 * @throws ApiError NETWORK or TIMEOUT, or the reason of the request's abort signal
 */
export async function send(request: WireRequest): Promise<Response> {
  const own = window.location.origin;
  const base = settings.base || own;
  try {
    return await sendTo(base, request);
  } catch (problem) {
    if (base === own || !request.repeatable || !(problem instanceof ApiError)) throw problem;
    return sendTo(own, request);
  }
}
