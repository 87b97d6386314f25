import { moveFocus } from "../../../shared/move-focus";

/** Moves the focus from a button to the text box of its cell. */
export function focusOwnText(button: HTMLElement): void {
  moveFocus(button, button.closest("[data-field]")?.querySelector("textarea"));
}

/** Moves the focus to the button of the next draft in the language, from the last one to the text box of the cell. */
export function focusNextDraft(button: HTMLElement): void {
  const { accepts = "" } = button.dataset;
  const buttons = document.querySelectorAll<HTMLElement>(`[data-accepts="${CSS.escape(accepts)}"]`);
  const next = [...buttons].find(
    (other) => button.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (next) moveFocus(button, next);
  else focusOwnText(button);
}

/** Moves the focus from a button above the texts to the first text box of a column. */
export function focusColumn(button: HTMLElement, index: number): void {
  const columns = button.closest("section")?.querySelectorAll("textarea");
  moveFocus(button, columns?.[index]);
}
