import { openOverlay } from "../overlays/overlay.store";

declare global {
  interface Window {
    /** Overlay that a visitor asked for before the application ran; set by the script in the HTML. */
    __listwiseOpens?: "palette";
  }
}

/** Name of the button that opens the menu of small screens. */
export const OPEN_MENU = "Open menu";

/** Opens in the page what the visitor has opened in the placeholder: the menu of small screens, or the palette. */
export function reopen(root: HTMLElement, first: HTMLElement): void {
  const menu = first.querySelector<HTMLDetailsElement>(".first-menu[open]");
  if (menu) {
    menu.open = false;
    const button = root.querySelector<HTMLElement>(`header [aria-label="${OPEN_MENU}"]`);
    button?.click();
    button?.focus();
  }
  if (window.__listwiseOpens !== undefined) openOverlay(window.__listwiseOpens);
  window.__listwiseOpens = undefined;
}
