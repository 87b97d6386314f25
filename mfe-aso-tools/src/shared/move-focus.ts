/**
 * Moves the focus from a button that disappears with what it acts on, because a removed element takes the focus along. Leaves
 * users of a mouse or a finger alone: a phone would show its keyboard.
 */
export function moveFocus(button: HTMLElement, target: HTMLElement | null | undefined): void {
  if (button.matches(":focus-visible")) target?.focus();
}

/** Moves the focus to the next of the buttons with an attribute, or from the last one to the one before. */
export function focusNext(button: HTMLElement, attribute: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  const index = buttons.indexOf(button);
  moveFocus(button, buttons[index + 1] ?? buttons[index - 1]);
}
