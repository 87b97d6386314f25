import { GOOGLE_ERRORS, type GoogleError } from "@listwise/contracts/auth";
import type { Failure } from "../../shared/failure";

/** Error of the Google sign-in flow, as shown on the page. */
export interface GoogleFailure {
  title: string;
  message: string;
}

const startedElsewhere: GoogleFailure = {
  title: "This sign-in was started elsewhere",
  message: "It began in another tab or browser, or took too long. Start again from the login page.",
};

const byError: Record<GoogleError, GoogleFailure> = {
  denied: {
    title: "Google didn't share your account with us",
    message: "You canceled or declined. Try again, or use your password.",
  },
  unavailable: { title: "Couldn't reach Google", message: "Try again in a moment, or use your password." },
  failed: { ...startedElsewhere, title: "Couldn't sign in with Google" },
};

/** Returns the error in the URL, or `null` if there is a code to exchange. */
export function getUrlFailure(error: string, complete: boolean): GoogleFailure | null {
  if (error) return byError[GOOGLE_ERRORS.find((known) => known === error) ?? "failed"];
  return complete ? null : startedElsewhere;
}

/** Returns the error of the code exchange. */
export function getExchangeFailure({ code, message }: Failure, linking: boolean): GoogleFailure {
  if (code !== "CONFLICT") return { title: "Couldn't sign in with Google", message };
  if (linking) return { title: "Couldn't link this Google account", message };
  return {
    title: "An account with a password exists for this address",
    message: `${message} Sign in with your password, then link Google under Settings, Security.`,
  };
}
