import { answerConfirmation, useConfirmStore } from "./confirm.store";

/** Renders the confirmation dialog, which loads on first use. */
export function ConfirmOutlet() {
  const { Dialog, answer } = useConfirmStore();
  return Dialog && <Dialog open={answer !== null} onAnswer={answerConfirmation} />;
}
