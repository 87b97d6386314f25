/** The parts of an error that are shown to users. */
export interface ProblemWords {
  message: string | null;
  /** The recommended next step. */
  advice: string | null;
  /** BCP 47 language of the message if it differs from the page's. */
  lang: string | undefined;
  /** Identifies the error in the server's log. */
  reportId: string | null;
}

function textIn(problem: object, name: string): string | null {
  const value: unknown = Reflect.get(problem, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Reads a thrown value: its `message`, and the `advice`, `lang` and `requestId` of API errors. */
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
