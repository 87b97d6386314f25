import { singleton } from "../platform/singleton";
import { ApiError } from "./api-error";

/** Asks the user to confirm their identity. Resolves to false if they cancel. */
export type SessionConfirmer = () => Promise<boolean>;

interface State {
  confirmer: SessionConfirmer | null;
  asking: Promise<boolean> | null;
  confirmed: number;
}

const state = singleton<State>("confirm-session", () => ({ confirmer: null, asking: null, confirmed: 0 }));

/** Registers the confirmation dialog; the shell does this. Returns a function that removes it again. */
export function setSessionConfirmer(confirmer: SessionConfirmer): () => void {
  state.confirmer = confirmer;
  return () => {
    state.confirmer = null;
  };
}

/**
 * Returns how often the session was confirmed on this page. Tells whether a refusal predates the last
 * confirmation.
 */
export function getConfirmationCount(): number {
  return state.confirmed;
}

async function ask(confirmer: SessionConfirmer): Promise<boolean> {
  try {
    const confirmed = await confirmer();
    if (confirmed) state.confirmed += 1;
    return confirmed;
  } finally {
    state.asking = null;
  }
}

/**
 * Asks the user to confirm their identity. Concurrent callers share one dialog. Resolves to false if they
 * cancel, and to `null` if no dialog is registered.
 */
export async function confirmSession(): Promise<boolean | null> {
  const { asking, confirmer } = state;
  if (asking || !confirmer) return asking;
  state.asking = ask(confirmer);
  return state.asking;
}

/** Creates the error of a call that was dropped because the user canceled the confirmation. */
export function createNotConfirmedError(): ApiError {
  const message = "Not saved: confirm it's you to continue.";
  return new ApiError({ status: 403, code: "NOT_CONFIRMED", message });
}
