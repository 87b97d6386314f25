import { bus, log, setSessionConfirmer } from "@listwise/shared-auth";
import { loadDialog, toast } from "@listwise/shared-ui";
import type { ComponentType } from "react";
import { create } from "zustand";
import { ofThisShell } from "../../platform/routes/of-this-shell";

export interface ConfirmDialogProps {
  open: boolean;
  /** Ends the question: true when the session is confirmed, false when the person cancels. */
  onAnswer: (confirmed: boolean) => void;
}

interface Asked {
  Dialog: ComponentType<ConfirmDialogProps> | null;
  /** Answers who asked; `null` while nobody asks. */
  answer: ((confirmed: boolean) => void) | null;
}

export const useConfirmStore = create<Asked>(() => ({ Dialog: null, answer: null }));

async function loadConfirmDialog() {
  const load = () => import("./confirm-dialog").then((module) => module.ConfirmDialog);
  const [Dialog] = await Promise.all([ofThisShell(load, () => undefined), loadDialog()]);
  return Dialog;
}

/** Asks the person in a dialog to confirm that it is them. */
async function ask(): Promise<boolean> {
  try {
    const Dialog = await loadConfirmDialog();
    return await new Promise<boolean>((answer) => useConfirmStore.setState({ Dialog, answer }));
  } catch (problem) {
    log.error("the confirmation could not be loaded", problem);
    toast.error("We couldn’t ask you to confirm", { description: "Check your connection and try again." });
    return false;
  }
}

/** Ends the question, if there is one. */
export function answerConfirmation(confirmed: boolean): void {
  const { answer } = useConfirmStore.getState();
  useConfirmStore.setState({ answer: null });
  answer?.(confirmed);
}

/** Lets calls of all remotes ask for a confirmation. A session that ends takes the question with it. */
export function startConfirmations(): () => void {
  const stop = setSessionConfirmer(ask);
  const off = bus.on("user:logged-out", () => answerConfirmation(false));
  return () => {
    stop();
    off();
    answerConfirmation(false);
  };
}
