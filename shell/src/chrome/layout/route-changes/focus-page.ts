import { observeUntilSettled } from "./observe-until-settled";

const FOCUS_TIMEOUT_MS = 3_000;

/**
 * Focuses a new page: its heading once there is one, until then `main`. A remote renders its page late and
 * may show the previous one for a moment; if another script moves the focus meanwhile, this stops. Returns a
 * function that stops it.
 */
export function focusPage(main: HTMLElement): () => void {
  let mine: HTMLElement = main;
  main.focus({ preventScroll: true });
  return observeUntilSettled(() => {
    const active = document.activeElement;
    if (active !== mine && active !== document.body) return "settled";
    const heading = main.querySelector<HTMLElement>("h1");
    if (heading && heading !== active) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // A hidden heading does not take the focus.
      if (document.activeElement === heading) mine = heading;
    }
    return "waiting";
  }, FOCUS_TIMEOUT_MS);
}
