import { findCounterpart, handOver, isChanged, moveFocus } from "./hand-over";
import { reopen } from "./reopen";

/** Milliseconds that parts of a page may still load after its heading has appeared. Chosen by us. */
const PLACEHOLDER_TIMEOUT_MS = 4_000;
/** Events that end the press of a pointer. */
const RELEASES = ["pointerup", "pointercancel"];

/**
 * Returns true if the page replaces the placeholder: a whole document needs a whole page, a heading only
 * another heading.
 */
function isReplaced(root: HTMLElement, first: HTMLElement, patient: boolean): boolean {
  if (!root.querySelector("h1")) return false;
  if (first.dataset.look !== "document" || !patient) return true;
  return !root.querySelector('main [aria-busy="true"]');
}

/** Returns true if text of the placeholder is selected, which would be lost with it. */
function isSelected(first: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && first.contains(selection.anchorNode);
}

/** Returns true if the list of a select may be open: it has the focus, and its value has not been changed. */
const isOpenSelect = (focused: Element) => focused instanceof HTMLSelectElement && !isChanged(focused);

/**
 * Removes the server-rendered placeholder (a heading or a whole document) as soon as the page itself has
 * rendered, so that both are never visible or announced together. What the visitor has opened in it stays open, what was
 * entered goes on in the page, and so does the focus of a control that the page has, too. Any other focused element of the
 * placeholder and an open select keep it until they lose the focus, selected text until it is no longer selected, and a
 * pressed pointer until its click is over.
 */
export function removePlaceholder(root: HTMLElement): void {
  const first = document.getElementById("first-view");
  if (!first) return;
  let since: number | undefined;
  let isComposing = false;
  let isPressed = false;
  const isDocument = first.dataset.look === "document";
  const bar = first.querySelector(".first-bar");
  // Reading the selection computes the layout, so it is only read when it changes.
  let isTextSelected = isSelected(first);
  const takeOverBar = () => {
    if (!root.querySelector("header")) return;
    bar?.setAttribute("data-gone", "");
    reopen(root, first);
  };
  const look = () => {
    // A look that was still due after the hand-over would overwrite what the visitor has entered in the page since.
    if (!first.isConnected) return;
    if (isPressed) return; // Its click would be lost.
    takeOverBar();
    if (since === undefined && root.querySelector("h1")) {
      since = Date.now();
      setTimeout(look, PLACEHOLDER_TIMEOUT_MS);
    }
    const patient = since === undefined || Date.now() - since < PLACEHOLDER_TIMEOUT_MS;
    if (!isReplaced(root, first, patient) || isTextSelected) return;
    // A page that replaces a whole document without a layout of its own would lose its scroll position.
    if (isDocument) root.getBoundingClientRect();
    const focused = first.contains(document.activeElement) ? document.activeElement : null;
    const target = findCounterpart(root, focused);
    if (focused && (!target || isComposing || isOpenSelect(focused))) return;
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const type of RELEASES) window.removeEventListener(type, release);
    document.removeEventListener("selectionchange", readSelection);
    handOver(root, first);
    const clicked = findCounterpart(root, window.__listwiseClicked);
    first.remove();
    // The page is only visible, and can only be focused, without the placeholder.
    if (focused && target) moveFocus(focused, target);
    clicked?.click();
  };
  const lookSoon = () => void setTimeout(look);
  const readSelection = () => {
    isTextSelected = isSelected(first);
    lookSoon();
  };
  const release = () => {
    isPressed = false;
    lookSoon();
  };
  let frame: number | undefined;
  // Once per frame, because a page changes often while it renders. Only what would be announced twice until then goes now.
  const observer = new MutationObserver(() => {
    if (isPressed) return;
    if (!bar?.hasAttribute("data-gone")) takeOverBar();
    if (!isDocument && root.querySelector("h1")) return look();
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  first.addEventListener("compositionstart", () => (isComposing = true));
  first.addEventListener("compositionend", () => {
    isComposing = false;
    lookSoon();
  });
  first.addEventListener("focusout", lookSoon);
  first.addEventListener("change", lookSoon);
  first.addEventListener("pointerdown", () => (isPressed = true));
  for (const type of RELEASES) window.addEventListener(type, release);
  document.addEventListener("selectionchange", readSelection);
}
