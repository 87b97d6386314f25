/** The parts of an error that are shown to users. */
export interface ErrorTexts {
  message: string | null;
  /** The recommended next step. */
  advice: string | null;
  /** BCP 47 language of the message if it differs from the page's. */
  lang: string | undefined;
  /** Identifies the error in the server's log. */
  reportId: string | null;
  /** True if only the owner of a viewed account sees what was asked for, which is no failure. */
  isPrivate: boolean;
  /** Page with the plans that lift the limit, if the user's plan is the reason. */
  upgradePath: string | null;
}

function readText(problem: object, name: string): string | null {
  const value: unknown = Reflect.get(problem, name);
  return typeof value === "string" && value !== "" ? value : null;
}

function readUpgradePath(problem: object): string | null {
  if (readText(problem, "code") !== "FEATURE_LIMIT_EXCEEDED") return null;
  const details: unknown = Reflect.get(problem, "details");
  const feature = typeof details === "object" && details !== null ? readText(details, "feature") : null;
  return feature === null ? "/subscription" : `/subscription?feature=${encodeURIComponent(feature)}`;
}

/** Reads a thrown value: its `message`, and the `advice`, `lang`, `requestId`, `code` and `details` of API errors. */
export function readError(problem: unknown): ErrorTexts {
  const nothing = {
    message: null,
    advice: null,
    lang: undefined,
    reportId: null,
    isPrivate: false,
    upgradePath: null,
  };
  if (problem === undefined || problem === null) return nothing;
  if (typeof problem !== "object") return { ...nothing, message: "Please try again later." };
  return {
    message: readText(problem, "message") ?? "Please try again later.",
    advice: readText(problem, "advice"),
    lang: readText(problem, "lang") ?? undefined,
    reportId: readText(problem, "requestId"),
    isPrivate: readText(problem, "code") === "VIEW_ONLY",
    upgradePath: readUpgradePath(problem),
  };
}
