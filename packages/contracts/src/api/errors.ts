import { z } from "../zod";

/** Error codes of the API with their HTTP status. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  UNKNOWN_COUNTRY: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  TOKEN_EXPIRED: 401,
  SESSION_TERMINATED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  LICENSE_DISABLED: 403,
  VIEW_ONLY: 403,
  FEATURE_LIMIT_EXCEEDED: 403,
  NOT_FOUND: 404,
  APP_NOT_TRACKED: 404,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RELEASE_REFUSED: 422,
  ICON_UNREADABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  STORE_UNAVAILABLE: 502,
  TRANSLATION_FAILED: 502,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

/** A code of {@link ERROR_STATUS}. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Next step if something was not found: the server adds it to its messages, the browser to those without it. */
export const NOT_FOUND_ADVICE = "It may have been removed. Reload the page or choose another one.";

/**
 * Body of every failed response. `requestId` identifies the request in the server's log; `details` is safe to display.
 */
export const ErrorBodySchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
  requestId: z.string(),
});

/** Parsed {@link ErrorBodySchema}. */
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
