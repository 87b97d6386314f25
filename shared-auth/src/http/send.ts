import ky, { TimeoutError } from "ky";
import { singleton } from "../platform/singleton";
import { ApiError } from "./api-error";

const settings = singleton("api", () => ({ base: "" }));

/** Says where the backend is; empty (the default) means this site's own origin. */
export function configureApi(change: { base: string }): void {
  settings.base = change.base.replace(/\/+$/, "");
}

/** One request as it goes over the wire. `path` begins below `/api`. */
export interface WireRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body?: unknown;
  token: string | null;
  idempotencyKey?: string;
  /** May be sent a second time without doing its work twice. */
  repeatable: boolean;
  timeoutMs: number;
  signal: AbortSignal;
  keepalive?: boolean;
}

function headersOf(request: WireRequest): Record<string, string> {
  return {
    Accept: "application/json",
    ...(request.token ? { Authorization: `Bearer ${request.token}` } : {}),
    ...(request.idempotencyKey ? { "Idempotency-Key": request.idempotencyKey } : {}),
  };
}

function asApiError(problem: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (problem instanceof TimeoutError) {
    return new ApiError({
      status: 0,
      code: "TIMEOUT",
      message: "The server takes too long to answer. Try again.",
    });
  }
  return new ApiError({
    status: 0,
    code: "NETWORK",
    message: "The server cannot be reached. Check your connection and try again.",
    details: problem instanceof Error ? problem.message : undefined,
  });
}

async function sendTo(origin: string, request: WireRequest): Promise<Response> {
  const { method, body, signal, keepalive } = request;
  const query = request.query.size > 0 ? `?${request.query}` : "";
  const payload = body instanceof FormData ? { body } : body === undefined ? {} : { json: body };
  try {
    return await ky(`${origin}/api${request.path}${query}`, {
      method,
      ...payload,
      headers: headersOf(request),
      credentials: "omit",
      cache: "no-store",
      retry: 0,
      throwHttpErrors: false,
      timeout: request.timeoutMs,
      signal,
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (problem) {
    throw asApiError(problem, signal);
  }
}

/** Sends; a network failure or time-out of a configured backend is tried once more on this site's own origin. */
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
