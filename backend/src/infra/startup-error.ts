import { formatSafeError, toSafeError } from "./logging/safe-error";

/**
 * A reason not to start that the operator can fix: sentences that say what is wrong and what to do, without a stack.
 */
export class StartupError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: string | readonly string[]) {
    const list = typeof sentences === "string" ? [sentences] : sentences;
    super(list.join(" "));
    this.name = "StartupError";
    this.sentences = list;
  }
}

/**
 * Returns the text that the operator sees for an error that ends the program: the sentences of a {@link StartupError},
 * otherwise the stack.
 */
export function explainFailure(what: string, error: unknown): string {
  if (error instanceof StartupError) {
    return [`${what}:`, ...error.sentences.map((sentence) => `  - ${sentence}`)].join("\n");
  }
  return `${what}: ${formatSafeError(toSafeError(error))}`;
}

/**
 * Yields an error and its causes, outermost first. Checks the shape, not the class, because errors may come from other
 * realms.
 */
export function* iterateCauses(error: unknown): Generator<object> {
  for (let at = error, depth = 0; typeof at === "object" && at !== null && depth < 8; depth++) {
    yield at;
    if ("errors" in at && Array.isArray(at.errors) && at.errors.length > 0) at = at.errors[0];
    else at = "cause" in at ? at.cause : null;
  }
}

/** Returns the `code` of a Node, PostgreSQL or Fastify error or of its first cause that has one, or `null`. */
export function findErrorCode(error: unknown): string | null {
  for (const cause of iterateCauses(error))
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return null;
}
