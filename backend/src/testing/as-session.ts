import type { SessionAnswer, SignInAnswer } from "@listwise/contracts/auth";

/** Returns the session of a sign-in. Throws if the response is a second-factor challenge. */
export function asSession(answer: SignInAnswer): SessionAnswer {
  if ("challenge" in answer) throw new Error("The sign-in asks for a second factor.");
  return answer;
}
