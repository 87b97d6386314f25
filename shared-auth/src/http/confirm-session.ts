import { singleton } from "../platform/singleton";
import { ApiError } from "./api-error";

/** Asks the person to confirm that it is them. Resolves with false when they cancel. */
export type SessionConfirmer = () => Promise<boolean>;

interface State {
  confirmer: SessionConfirmer | null;
  asking: Promise<boolean> | null;
  confirmed: number;
}

const state = singleton<State>("confirm-session", () => ({ confirmer: null, asking: null, confirmed: 0 }));

/** Registers who asks for a confirmation: the shell, with a dialog. Returns a function that removes it again. */
export function setSessionConfirmer(confirmer: SessionConfirmer): () => void {
  state.confirmer = confirmer;
  return () => {
    state.confirmer = null;
  };
}

/** Returns how often the session was confirmed on this page, to tell a refusal from before the last confirmation. */
export function confirmationCount(): number {
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
 * Asks the person to confirm that it is them, once for all who need it at the same time. Resolves with false when they
 * cancel, and with `null` when nothing on this page can ask.
 */
export async function confirmSession(): Promise<boolean | null> {
  const { asking, confirmer } = state;
  if (asking || !confirmer) return asking;
  state.asking = ask(confirmer);
  return state.asking;
}

/** Returns the error of a call that was given up because the person did not confirm that it is them. */
export function notConfirmed(): ApiError {
  const message = "Not saved: confirm it’s you to continue.";
  return new ApiError({ status: 403, code: "NOT_CONFIRMED", message });
}
