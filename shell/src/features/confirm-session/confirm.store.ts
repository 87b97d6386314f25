import { bus, log, setSessionConfirmer } from "@listwise/shared-auth";
import { loadDialog, toast } from "@listwise/shared-ui";
import type { ComponentType } from "react";
import { create } from "zustand";
import { loadWithReload } from "../../host/routes/load-with-reload";

export interface ConfirmDialogProps {
  open: boolean;
  /** Closes the dialog: true if the session is confirmed, false if the user cancels. */
  onAnswer: (confirmed: boolean) => void;
}

interface ConfirmState {
  Dialog: ComponentType<ConfirmDialogProps> | null;
  /** Resolves the pending confirmation; `null` if no confirmation is pending. */
  answer: ((confirmed: boolean) => void) | null;
}

export const useConfirmStore = create<ConfirmState>(() => ({ Dialog: null, answer: null }));

async function loadConfirmDialog() {
  const load = () => import("./confirm-dialog").then((module) => module.ConfirmDialog);
  const [Dialog] = await Promise.all([loadWithReload(load, () => undefined), loadDialog()]);
  return Dialog;
}

/** Asks the user in a dialog to confirm their identity. */
async function ask(): Promise<boolean> {
  try {
    const Dialog = await loadConfirmDialog();
    return await new Promise<boolean>((answer) => useConfirmStore.setState({ Dialog, answer }));
  } catch (problem) {
    log.error("the confirmation could not be loaded", problem);
    toast.error("Couldn't open the confirmation", { description: "Check your connection and try again." });
    return false;
  }
}

/** Resolves the pending confirmation, if there is one. */
export function answerConfirmation(confirmed: boolean): void {
  const { answer } = useConfirmStore.getState();
  useConfirmStore.setState({ answer: null });
  answer?.(confirmed);
}

/**
 * Lets calls of all remotes request a confirmation. The end of the session cancels it. Returns a function
 * that stops this.
 */
export function startConfirmations(): () => void {
  const stop = setSessionConfirmer(ask);
  const off = bus.on("user:logged-out", () => answerConfirmation(false));
  return () => {
    stop();
    off();
    answerConfirmation(false);
  };
}
