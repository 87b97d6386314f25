const LANDMARKS = '[role="dialog"], header, nav, main, aside, footer, section[aria-label]';

/**
 * Returns the landmark that contains an element, else `<body>`. Popups are rendered there so that assistive
 * technology finds them in context.
 */
export function getNearestLandmark(element: Element | null): Element {
  return element?.closest(LANDMARKS) ?? document.body;
}
