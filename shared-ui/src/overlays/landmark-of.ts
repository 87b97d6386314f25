const LANDMARKS = '[role="dialog"], header, nav, main, aside, footer, section[aria-label]';

/** The landmark an element stands in: what it opens belongs there too, so that it is found with it. */
export function landmarkOf(element: Element | null): Element {
  return element?.closest(LANDMARKS) ?? document.body;
}
