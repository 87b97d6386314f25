import { DeadlineError } from "../deadline";

/** What a person is told, by what happened. */
const SENTENCES = {
  OFFLINE: "You seem to be offline.",
  NETWORK: "It could not be reached.",
  NOT_FOUND: "A part of it is no longer there.",
  UNAVAILABLE: "It is not available at the moment.",
  DEADLINE: "It took too long to load.",
  GARBAGE: "What arrived is not what was expected.",
  INTEGRITY: "It was refused, because it is not what was published.",
  FOREIGN_ORIGIN: "It was refused, because it comes from an unknown place.",
  TOO_NEW: "It needs a newer version of the site. Reload the page.",
  TOO_OLD: "It is too old for this version of the site.",
  MISFIT: "It was built for another version of the site.",
  LOAD_FAILED: "It could not be loaded.",
  BREAKER_OPEN: "It failed several times in a row.",
  DISABLED: "It is switched off at the moment.",
  NOT_FOR_YOU: "It is not available to your account.",
} as const;

/** Why a remote could not be loaded. */
export type LoadCode = keyof typeof SENTENCES;

/** How often each is worth another try by itself. What is wrong stays wrong; what is down may come back. */
const RETRIES: Partial<Record<LoadCode, number>> = { NETWORK: 2, UNAVAILABLE: 2, NOT_FOUND: 1 };

/** A remote, or a part of it, could not be loaded. */
export class LoadError extends Error {
  override name = "LoadError";
  readonly code: LoadCode;

  constructor(code: LoadCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** What a person is told. */
  get problem(): string {
    return SENTENCES[this.code];
  }

  /** How many further tries it is worth. */
  get retries(): number {
    return RETRIES[this.code] ?? 0;
  }
}

// How the federation runtime says that a shared library is there in another version, or not at all.
const MISFIT = /of shared singleton module|RUNTIME-012/;

/** Any thrown value as a {@link LoadError}. */
export function asLoadError(cause: unknown): LoadError {
  if (cause instanceof LoadError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (MISFIT.test(message)) return new LoadError("MISFIT", message, cause);
  return new LoadError(cause instanceof DeadlineError ? "DEADLINE" : "LOAD_FAILED", message, cause);
}
