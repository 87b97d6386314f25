import { TIMEOUT_ATTEMPTS } from "../timeouts";
import { TimeoutError } from "../with-timeout";

/** User-facing message per code. */
const MESSAGES = {
  OFFLINE: "You seem to be offline.",
  NETWORK: "It couldn't be reached.",
  NOT_FOUND: "Part of it is no longer on the server.",
  UNAVAILABLE: "It isn't available right now.",
  DEADLINE: "Your connection or this device may be busy.",
  INVALID_ENTRY: "The server sent an unexpected response.",
  INTEGRITY: "It was blocked because it doesn't match the published version.",
  FOREIGN_ORIGIN: "It was blocked because it comes from an unknown source.",
  TOO_NEW: "It needs a newer version of the site. Reload the page.",
  TOO_OLD: "It is too old for this version of the site.",
  INCOMPATIBLE_SHARED: "It was built for another version of the site.",
  LOAD_FAILED: "It couldn't be loaded.",
  BREAKER_OPEN: "It failed several times in a row.",
  DISABLED: "It is turned off right now.",
  NOT_FOR_YOU: "It isn't available to your account.",
} as const;

/** Reason why a remote could not be loaded. */
export type LoadCode = keyof typeof MESSAGES;

/** Number of automatic retries per code. Only temporary failures are retried. */
const RETRIES: Partial<Record<LoadCode, number>> = {
  NETWORK: 2,
  UNAVAILABLE: 2,
  NOT_FOUND: 1,
  DEADLINE: TIMEOUT_ATTEMPTS - 1,
};

/** A remote or a part of it could not be loaded. */
export class LoadError extends Error {
  override name = "LoadError";
  readonly code: LoadCode;

  constructor(code: LoadCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** The user-facing message. */
  get problem(): string {
    return MESSAGES[this.code];
  }

  /** True if it took too long, which does not mean that it is broken. */
  get isSlow(): boolean {
    return this.code === "DEADLINE";
  }

  /** The number of automatic retries. */
  get retries(): number {
    return RETRIES[this.code] ?? 0;
  }
}

// Matches the federation runtime's errors about a missing or incompatible shared library.
const INCOMPATIBLE_PATTERN = /of shared singleton module|RUNTIME-012/;

/** Converts any thrown value to a {@link LoadError}. */
export function toLoadError(cause: unknown): LoadError {
  if (cause instanceof LoadError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (INCOMPATIBLE_PATTERN.test(message)) return new LoadError("INCOMPATIBLE_SHARED", message, cause);
  return new LoadError(cause instanceof TimeoutError ? "DEADLINE" : "LOAD_FAILED", message, cause);
}
