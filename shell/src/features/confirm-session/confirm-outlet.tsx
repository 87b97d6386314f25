import { answerConfirmation, useConfirmStore } from "./confirm.store";

/** The place of the dialog that asks for a confirmation; it is loaded when it is needed first. */
export function ConfirmOutlet() {
  const { Dialog, answer } = useConfirmStore();
  return Dialog && <Dialog open={answer !== null} onAnswer={answerConfirmation} />;
}
