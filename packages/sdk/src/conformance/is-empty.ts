const INTERACTIVE = "a[href], button, input, select, textarea, iframe, [tabindex], [contenteditable]";

/** Returns true if visitors find neither text nor anything that they could use in an element. */
export function isEmpty(element: Element): boolean {
  return element.textContent.trim() === "" && element.querySelector(INTERACTIVE) === null;
}
