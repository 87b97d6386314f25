import { describeSafely, toSafeError } from "./safe-error";

/** A reason not to start that the operator can mend: sentences that say what is wrong and what to do. No stack. */
export class StartupError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: string | readonly string[]) {
    const list = typeof sentences === "string" ? [sentences] : sentences;
    super(list.join(" "));
    this.name = "StartupError";
    this.sentences = list;
  }
}

/** Returns what the operator reads of an error that ends a program: its sentences, else its stack. */
export function explainFailure(what: string, error: unknown): string {
  if (error instanceof StartupError) {
    return [`${what}:`, ...error.sentences.map((sentence) => `  - ${sentence}`)].join("\n");
  }
  return `${what}: ${describeSafely(toSafeError(error))}`;
}

/** An error and what caused it, outermost first. Looks at shape, not class: errors also come from other realms. */
export function* causesOf(error: unknown): Generator<object> {
  for (let at = error, depth = 0; typeof at === "object" && at !== null && depth < 8; depth++) {
    yield at;
    if ("errors" in at && Array.isArray(at.errors) && at.errors.length > 0) at = at.errors[0];
    else at = "cause" in at ? at.cause : null;
  }
}

/** The `code` of a Node, PostgreSQL or Fastify error, looked for along its causes; `null` when there is none. */
export function errorCode(error: unknown): string | null {
  for (const cause of causesOf(error))
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return null;
}
