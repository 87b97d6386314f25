/** Elements that a page without text may consist of. */
const CONTENT =
  "a[href], button, input, select, textarea, summary, [tabindex], img, svg, canvas, video, iframe";
/** Marks of an element that still waits for its content. */
const WAITING = "[aria-busy='true'], [role='status'], [role='progressbar']";

/** Returns true if an element shows neither text nor anything to look at or interact with, and waits for nothing. */
export function isEmpty(element: HTMLElement): boolean {
  return element.textContent.trim() === "" && element.querySelector(`${CONTENT}, ${WAITING}`) === null;
}
