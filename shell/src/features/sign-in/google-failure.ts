import { GOOGLE_ERRORS, type GoogleError } from "@listwise/contracts";
import type { Failure } from "../../shared/failure";

/** What the page says when the way through Google ended early. */
export interface GoogleFailure {
  title: string;
  message: string;
}

const notOurs: GoogleFailure = {
  title: "This sign-in was not started here",
  message: "It began in another tab or browser, or took too long. Start again from the login page.",
};

const byError: Record<GoogleError, GoogleFailure> = {
  denied: {
    title: "Google did not let us know who you are",
    message: "You stopped there, or refused. Start again, or use your password.",
  },
  unavailable: { title: "Google cannot be reached", message: "Try again in a moment, or use your password." },
  failed: { ...notOurs, title: "Signing in with Google did not work" },
};

/** The failure that the address names; `null` when there is a code to exchange. */
export function failureOfAddress(error: string, complete: boolean): GoogleFailure | null {
  if (error) return byError[GOOGLE_ERRORS.find((known) => known === error) ?? "failed"];
  return complete ? null : notOurs;
}

/** The failure of the exchange. */
export function failureOfExchange({ code, message }: Failure, linking: boolean): GoogleFailure {
  if (code !== "CONFLICT") return { title: "Signing in with Google did not work", message };
  if (linking) return { title: "This Google account could not be linked", message };
  return {
    title: "This address has a password account",
    message: `${message} Sign in with your password, then link Google under Settings, Security.`,
  };
}
