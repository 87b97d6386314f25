import { presenceEndpoints } from "@listwise/contracts/account";
import { parseAnswer, type Endpoint, type Schema } from "@listwise/contracts/api";
import type { z } from "@listwise/contracts/zod";
import { handleLicenseError } from "../guards/license";
import { createRandomId } from "../platform/random-id";
import { assertSameUser, updateUser } from "../session/change-session";
import { getSessionEpoch, getSessionSignal } from "../session/session-epoch";
import { getAccessToken } from "../session/stored-session";
import { getView } from "../session/viewing";
import { isTokenLive } from "../session/token";
import { ApiError, readError, createUnexpectedAnswerError } from "./api-error";
import { buildPath, buildQuery } from "./build-path";
import { getConfirmationCount, confirmSession, createNotConfirmedError } from "./confirm-session";
import { assertNotThrottled, noteRetryAfter } from "./retry-after";
import { endSession, isSessionEndCode, showDeferredEnd } from "./end-session";
import { refreshSession } from "./refresh";
import { send, type WireRequest } from "./send";
import { takePageAnswer } from "./take-page-answer";

const TIMEOUT_MS = 20_000;

/** `{name?: T}` if all of T is optional, else `{name: T}`. */
type Part<Name extends string, T> =
  Partial<Record<never, never>> extends T ? Partial<Record<Name, T>> : Record<Name, T>;

/**
 * Arguments of a call: the parts its endpoint declares, an abort signal, a timeout in milliseconds (default 20,000), and
 * `keepalive` for a call that continues when the page closes.
 */
export type CallRequest<P extends Schema, Q extends Schema, B extends Schema> = Part<"params", z.input<P>> &
  Part<"query", z.input<Q>> &
  Part<"body", z.input<B>> & { signal?: AbortSignal; timeoutMs?: number; keepalive?: boolean };

type CallArguments<T> = Partial<Record<never, never>> extends T ? [request?: T] : [request: T];

/** A call request without type information. */
export interface UntypedRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
  keepalive?: boolean;
}

function createLoginRequiredError(): ApiError {
  return new ApiError({ status: 401, code: "UNAUTHORIZED", message: "Log in to continue." });
}

function createViewOnlyError(): ApiError {
  const message = "You're viewing this account, so nothing can be changed.";
  return new ApiError({ status: 403, code: "VIEW_ONLY", message });
}

async function loadToken(endpoint: Endpoint): Promise<string | null> {
  assertSameUser();
  const token = getAccessToken();
  if (!token && endpoint.access !== "public") {
    showDeferredEnd();
    throw createLoginRequiredError();
  }
  if (!token || isTokenLive(token)) return token;
  // A public page works without a token; a guarded one needs a fresh token.
  return endpoint.access === "public" ? null : refreshSession(token);
}

async function readRefusal(response: Response): Promise<ApiError> {
  const error = await readError(response);
  handleLicenseError(error.code);
  return error;
}

async function sendAuthorized(endpoint: Endpoint, request: Omit<WireRequest, "token">): Promise<Response> {
  const epoch = getSessionEpoch();
  const quiet = endpoint.path === presenceEndpoints.report.path;
  if (getView() && endpoint.method !== "GET") throw createViewOnlyError();
  assertNotThrottled(endpoint);
  const token = await loadToken(endpoint);
  if (epoch !== getSessionEpoch() && endpoint.access !== "public") throw createLoginRequiredError();
  const response = await send({ ...request, token });
  if (response.ok) return response;

  const error = await readRefusal(response);
  noteRetryAfter(endpoint, error);
  if (response.status === 401 && isSessionEndCode(error.code)) {
    endSession({ code: error.code, message: error.message, epoch, quiet });
    throw error;
  }
  if (error.code === "EMAIL_NOT_VERIFIED") {
    updateUser({ emailVerified: false, emailVerificationRequired: true });
  }
  if (error.code === "SECOND_FACTOR_REQUIRED") {
    updateUser({ secondFactor: false, secondFactorRequired: true });
  }
  if (response.status !== 401 || !token || error.code === "INVALID_CREDENTIALS") throw error;

  const fresh = await refreshSession(token);
  if (!fresh || epoch !== getSessionEpoch()) throw error;
  const second = await send({ ...request, token: fresh });
  if (second.ok) return second;
  const refusal = await readRefusal(second);
  if (isSessionEndCode(refusal.code))
    endSession({ code: refusal.code, message: refusal.message, epoch, quiet });
  throw refusal;
}

/** Sends a call. If it requires a recent sign-in and the user confirms their identity, sends it again. */
async function sendConfirmed(endpoint: Endpoint, request: Omit<WireRequest, "token">): Promise<Response> {
  const before = getConfirmationCount();
  try {
    return await sendAuthorized(endpoint, request);
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== "RECENT_SIGN_IN_REQUIRED") throw problem;
    const confirmed = getConfirmationCount() > before || (await confirmSession());
    if (confirmed === null) throw problem;
    request.signal.throwIfAborted();
    if (!confirmed) throw createNotConfirmedError();
    return sendAuthorized(endpoint, request);
  }
}

/**
 * Sends a call with the access token if there is one, and returns the complete raw response.
 * @throws ApiError
 */
export async function fetchResponse(
  endpoint: Endpoint,
  request: UntypedRequest,
): Promise<{ response: Response; signal: AbortSignal }> {
  const isPost = endpoint.method === "POST";
  const carriesBody = endpoint.method !== "GET" && request.body !== undefined;
  // Signing in changes the session, so the end of the previous session must not abort it.
  const bound = endpoint.access === "public" ? [] : [getSessionSignal()];
  const signal = AbortSignal.any([...bound, ...(request.signal ? [request.signal] : [])]);
  const response = await sendConfirmed(endpoint, {
    method: endpoint.method,
    path: buildPath(endpoint.path, request.params),
    query: buildQuery(request.query),
    ...(request.keepalive ? { keepalive: true } : {}),
    ...(carriesBody ? { body: request.body } : {}),
    ...(isPost && endpoint.idempotent ? { idempotencyKey: createRandomId() } : {}),
    repeatable: endpoint.idempotent === true || ["GET", "PUT", "DELETE"].includes(endpoint.method),
    timeoutMs: request.timeoutMs ?? TIMEOUT_MS,
    signal,
  });
  return { response, signal };
}

async function fetchJson(
  endpoint: Endpoint,
  request: UntypedRequest,
): Promise<{ response: Response; json: unknown }> {
  const { response, signal } = await fetchResponse(endpoint, request);
  if (response.status === 204) return { response, json: undefined };
  const json: unknown = await response.json().catch((problem: unknown) => {
    throw createUnexpectedAnswerError(
      response.status,
      problem instanceof Error ? problem.message : undefined,
    );
  });
  // If the session ended meanwhile, the response belongs to the previous user.
  signal.throwIfAborted();
  return { response, json };
}

/**
 * Calls the API and returns the parsed response body. The first call may get its answer from the page.
 * A 401 is refreshed and retried once; if the session has ended, the login is cleared and the page goes to
 * /login. A call that needs a recent sign-in asks the user to confirm their identity and is then sent once
 * more.
 * @throws ApiError with the server's code, or `NETWORK`, `TIMEOUT`, `UNEXPECTED_ANSWER`, `HTTP_ERROR`, or
 * `NOT_CONFIRMED` if the user cancels the confirmation. An aborted call throws the signal's reason.
 */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[request]: CallArguments<CallRequest<P, Q, B>>
): Promise<z.output<R>> {
  const early = takePageAnswer(endpoint);
  if (early !== undefined) return early;
  const { response, json } = await fetchJson(endpoint, request ?? {});
  const answer = parseAnswer(endpoint.response, json);
  if (!answer.success) throw createUnexpectedAnswerError(response.status, answer.error.issues);
  return answer.data;
}
