import { ERROR_STATUS, NOT_FOUND_ADVICE, type ErrorBody, type ErrorCode } from "@listwise/contracts/api";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseDown, isStorageFull } from "../db/database-errors";
import { findErrorCode } from "../startup-error";

/** An error with a code of the contract. `details` must be safe to show to the caller. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** Seconds after which the caller may retry; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details?: unknown, retryAfter?: number) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Creates the error to throw: `throw fail("CONFLICT", "This address is taken. Choose another one.")`. */
export function fail(code: ErrorCode, message: string, details?: unknown, retryAfter?: number): ApiFailure {
  return new ApiFailure(code, message, details, retryAfter);
}

/** Creates the error for something that was not found: `failNotFound("tag")`. The message says what to do next. */
export const failNotFound = (noun: string): ApiFailure =>
  fail("NOT_FOUND", `There is no such ${noun}. ${NOT_FOUND_ADVICE}`);

const FROM_FASTIFY: Readonly<Record<string, ApiFailure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: fail("UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json."),
  FST_ERR_CTP_BODY_TOO_LARGE: fail(
    "PAYLOAD_TOO_LARGE",
    "The request body is too large. Send fewer or smaller items at a time.",
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: fail(
    "VALIDATION_FAILED",
    "The request body is empty, but its content type is JSON. Send a body, or no content type.",
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: fail(
    "VALIDATION_FAILED",
    "The request body doesn't match its content length. Send the request again.",
  ),
};

/** Sends the error response. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const body: ErrorBody = {
    success: false,
    code: failure.code,
    message: failure.message,
    ...(failure.details === undefined ? {} : { details: failure.details }),
    requestId: request.id,
  };
  if (failure.retryAfter !== undefined) reply.header("retry-after", String(failure.retryAfter));
  return reply
    .code(ERROR_STATUS[failure.code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}

/** Turns every thrown error into an error response; internal details are only logged. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toFailure(error);
    if (failure.code === "INTERNAL") request.log.error({ err: error }, "request failed");
    else if (failure.code === "UNAVAILABLE") request.log.warn({ err: error }, "service unavailable");
    else if (failure.code === "STORAGE_FULL") {
      request.log.error({ err: error }, "the disk is full");
      app.ctx.storage.noteFull();
    }
    return sendFailure(request, reply, failure);
  });
}

function toFailure(error: FastifyError): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const known = FROM_FASTIFY[error.code];
  if (known) return known;
  if (isDatabaseDown(error)) {
    return fail("UNAVAILABLE", "The service is busy or restarting. Try again in a moment.", undefined, 2);
  }
  if (isStorageFull(error)) return fail("STORAGE_FULL", "The server's disk is full, so nothing was saved.");
  const code = findErrorCode(error);
  // PostgreSQL can't store NUL characters.
  if (code === "22021")
    return fail(
      "VALIDATION_FAILED",
      "The text contains characters that aren't allowed. Remove them and try again.",
    );
  if (error instanceof SyntaxError || (error.statusCode === 400 && code?.startsWith("FST_"))) {
    return fail("VALIDATION_FAILED", "The request could not be read. Check its JSON and its address.");
  }
  // The static file server refuses path traversal with these codes.
  if (error.statusCode === 403 || error.statusCode === 404)
    return fail("NOT_FOUND", "This file doesn't exist. Check its address.");
  if (error.statusCode === 429)
    return fail("RATE_LIMITED", "Too many requests. Try again later.", undefined, 60);
  return fail("INTERNAL", "Something went wrong on our side.");
}
