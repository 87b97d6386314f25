declare global {
  interface Window {
    /** Button of the placeholder that a visitor clicked last; set by the script in the HTML. */
    __listwiseClicked?: HTMLElement;
  }
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

const isField = (control: Element) => isText(control) || control instanceof HTMLSelectElement;

function getLabel(control: Element): string {
  const label = isField(control) ? control.labels?.[0] : control;
  return (control.getAttribute("aria-label") ?? label?.textContent ?? "").trim();
}

/** Returns true if a visitor has changed the value of a field. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return isText(field) && field.value !== field.defaultValue;
}

/** Returns the page's control of the same kind with the same label as the placeholder's; `null` if it has none. */
export function findCounterpart(root: HTMLElement, control: Element | null | undefined): HTMLElement | null {
  if (!control?.matches("button, input, select, textarea, summary")) return null;
  const label = getLabel(control);
  const all = root.querySelectorAll<HTMLElement>(`main ${control.localName}`);
  return [...all].find((other) => getLabel(other) === label) ?? null;
}

/** Enters a value into a field of the page as if it was typed. */
function enter(field: Element, value: string): void {
  // React ignores a value that is set on the element itself.
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", value, field);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Brings what the visitor has done in the placeholder into the page: open details and changed fields. */
export function handOver(root: HTMLElement, first: HTMLElement): void {
  for (const summary of first.querySelectorAll("details[open] > summary")) {
    const details = findCounterpart(root, summary)?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
  for (const field of first.querySelectorAll("input, select, textarea")) {
    if (!isField(field) || !isChanged(field)) continue;
    const own = findCounterpart(root, field);
    if (own) enter(own, field.value);
  }
}

/** Focuses the page's counterpart of the placeholder's focused control, with the cursor at the same place. */
export function moveFocus(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  // Fields such as email addresses have no cursor that scripts could move.
  if (!isText(from) || !isText(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
