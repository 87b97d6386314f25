/** What a person reads of a problem. */
export interface ProblemWords {
  message: string | null;
  /** What to do next. */
  advice: string | null;
  /** Language of the message where it is not the page's. */
  lang: string | undefined;
  /** Finds it in the server's log. */
  reportId: string | null;
}

function textIn(problem: object, name: string): string | null {
  const value: unknown = Reflect.get(problem, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Reads what was thrown: its `message`, and the `advice`, `lang` and `requestId` that errors of the API bring. */
export function readProblem(problem: unknown): ProblemWords {
  const nothing = { message: null, advice: null, lang: undefined, reportId: null };
  if (problem === undefined || problem === null) return nothing;
  if (typeof problem !== "object") return { ...nothing, message: "Please try again later." };
  return {
    message: textIn(problem, "message") ?? "Please try again later.",
    advice: textIn(problem, "advice"),
    lang: textIn(problem, "lang") ?? undefined,
    reportId: textIn(problem, "requestId"),
  };
}
