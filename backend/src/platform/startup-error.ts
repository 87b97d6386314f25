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

/** The `code` of a Node, PostgreSQL or Fastify error, looked for along its causes; `null` when there is none. */
export function errorCode(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if ("code" in at && typeof at.code === "string") return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) return errorCode(at.errors[0]);
  }
  return null;
}
