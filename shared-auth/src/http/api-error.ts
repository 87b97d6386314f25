import { ErrorBodySchema } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import { getServerTime } from "../session/token";
import { ADVICE } from "./error-texts";

const advices = new Map(Object.entries(ADVICE));

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return formatCount(Math.ceil(minutes / 60), "hour");
  return minutes > 2 ? formatCount(minutes, "minute") : formatCount(seconds, "second");
}

interface Facts {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
}

/**
 * A failed call. `code` comes from the server or is one of the client's own: `NETWORK`, `TIMEOUT` (both with
 * status 0), `UNEXPECTED_ANSWER`, `HTTP_ERROR`, `NOT_CONFIRMED`. `message` can be shown to users.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(facts: Facts) {
    super(facts.message);
    this.name = "ApiError";
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details;
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
  }

  /** BCP 47 language of the message if it isn't English. */
  get lang(): string | undefined {
    return this.message === UNEXPECTED_ANSWER ? "tr" : undefined;
  }

  /**
   * The recommended next step. It is empty if the message has a second sentence, which says what to do in this case,
   * because the general advice of the code could contradict it.
   */
  get advice(): string {
    const seconds = this.retryAfterSeconds;
    if (seconds) return `Try again in ${formatWait(seconds)}.`;
    return /[.!?] \S/.test(this.message) ? "" : (advices.get(this.code) ?? ADVICE.HTTP_ERROR);
  }
}

/** Message for a response that does not match its contract (text prescribed by the specification). */
export const UNEXPECTED_ANSWER = "Beklenmeyen API yanıt formatı";

/** Creates the error for a response whose body does not match the contract. */
export function createUnexpectedAnswerError(status: number, details: unknown): ApiError {
  return new ApiError({ status, code: "UNEXPECTED_ANSWER", message: UNEXPECTED_ANSWER, details });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined; // Not JSON; the status is all there is.
  }
}

/** Returns the wait in seconds from `Retry-After` (a number or a date), or `null`. */
function readRetryAfter(response: Response): number | null {
  const text = response.headers.get("Retry-After");
  if (!text) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - getServerTime()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Reads a failed response. Uses the server's code and message if present, else `HTTP error {status}`. */
export async function readError(response: Response): Promise<ApiError> {
  const retryAfterSeconds = readRetryAfter(response);
  const { status } = response;
  const body = z.safeParse(z.partial(ErrorBodySchema), await readJson(response));
  const { code, message, details, requestId } = body.success ? body.data : {};
  return new ApiError({
    status,
    code: code ?? "HTTP_ERROR",
    message: message && message.length > 0 ? message : `HTTP error ${status}`,
    details,
    requestId: requestId ?? null,
    retryAfterSeconds,
  });
}
