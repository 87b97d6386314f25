import { whileChanging } from "./while-changing";

const PATIENCE_MS = 3_000;

/**
 * The focus goes to a new page: to its heading once there is one, until then to `main`. A remote shows its page when it
 * is ready, and may show the former one for a moment: what has the focus by then was given it by somebody else.
 */
export function focusPage(main: HTMLElement): () => void {
  let mine: HTMLElement = main;
  main.focus({ preventScroll: true });
  return whileChanging(() => {
    const active = document.activeElement;
    if (active !== mine && active !== document.body) return "settled";
    const heading = main.querySelector<HTMLElement>("h1");
    if (heading && heading !== active) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // One that is hidden still does not take it.
      if (document.activeElement === heading) mine = heading;
    }
    return "waiting";
  }, PATIENCE_MS);
}
