import ky from "ky";
import { singleton } from "../platform/singleton";
import { learnClock } from "../session/token";
import { ApiError } from "./api-error";
import { noteAnswer, noteNoAnswer } from "./connection";

const settings = singleton("api", () => ({ base: "" }));
/** Answers that have no body. */
const BODILESS = [204, 205, 304];

/** Says where the backend is; empty (the default) means this site's own origin. */
export function configureApi(change: { base: string }): void {
  settings.base = change.base.endsWith("/") ? change.base.slice(0, -1) : change.base;
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
  /** For the whole exchange, the answer's body included. */
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

function tooSlow(): ApiError {
  const message = "The server takes too long to answer. Try again.";
  return new ApiError({ status: 0, code: "TIMEOUT", message });
}

function unreachable(problem: unknown): ApiError {
  noteNoAnswer();
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
    headers: headersOf(request),
    credentials: "omit",
    cache: "no-store",
    retry: 0,
    throwHttpErrors: false,
    timeout: false,
    signal,
    ...(keepalive ? { keepalive } : {}),
  });
  // Read to its end here: a body that never ends is a time-out, one that breaks off is a lost connection.
  const whole = await response.arrayBuffer();
  learnClock(Date.parse(response.headers.get("Date") ?? ""));
  noteAnswer(askedAt);
  return new Response(BODILESS.includes(response.status) ? null : whole, response);
}

async function sendTo(origin: string, request: WireRequest): Promise<Response> {
  const deadline = AbortSignal.timeout(request.timeoutMs);
  try {
    return await exchange(origin, request, AbortSignal.any([request.signal, deadline]));
  } catch (problem) {
    if (request.signal.aborted) throw request.signal.reason;
    throw deadline.aborted ? tooSlow() : unreachable(problem);
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
