/** Milliseconds that parts of a page may still load after its heading has appeared. Chosen by us. */
const PLACEHOLDER_TIMEOUT_MS = 4_000;

/**
 * Returns true if the page replaces the placeholder: a whole document needs a whole page, a heading only
 * another heading.
 */
function isReplaced(root: HTMLElement, first: HTMLElement, patient: boolean): boolean {
  if (!root.querySelector("h1")) return false;
  if (first.dataset.look !== "document" || !patient) return true;
  return !root.querySelector('main [aria-busy="true"]');
}

/**
 * Moves the focus from the placeholder's search to the page's, with the text that was typed so far. Returns false if
 * there is none, or while an input method composes a character.
 */
function moveSearch(root: HTMLElement, from: Element | null, isComposing: boolean): boolean {
  const to = root.querySelector('main input[type="search"]');
  if (!(from instanceof HTMLInputElement && from.type === "search") || isComposing) return false;
  if (!(to instanceof HTMLInputElement)) return false;
  const { value, selectionStart, selectionEnd } = from;
  to.focus();
  if (to.value === value) return true;
  // React ignores a value that is set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(to, value);
  to.dispatchEvent(new Event("input", { bubbles: true }));
  to.setSelectionRange(selectionStart, selectionEnd);
  return true;
}

/**
 * Removes the server-rendered placeholder (a heading or a whole document) as soon as the page itself has
 * rendered, so that both are never visible or announced together. A search that has the focus goes on in the page's; any
 * other field or link of the placeholder keeps it until it loses the focus.
 */
export function removePlaceholder(root: HTMLElement): void {
  const first = document.getElementById("first-view");
  if (!first) return;
  let since: number | undefined;
  let isComposing = false;
  const look = () => {
    if (root.querySelector("header")) first.querySelector(".first-bar")?.setAttribute("data-gone", "");
    if (since === undefined && root.querySelector("h1")) {
      since = Date.now();
      setTimeout(look, PLACEHOLDER_TIMEOUT_MS);
    }
    const patient = since === undefined || Date.now() - since < PLACEHOLDER_TIMEOUT_MS;
    if (!isReplaced(root, first, patient)) return;
    const active = document.activeElement;
    if (first.contains(active) && !moveSearch(root, active, isComposing)) return;
    observer.disconnect();
    first.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  first.addEventListener("compositionstart", () => (isComposing = true));
  first.addEventListener("compositionend", () => {
    isComposing = false;
    setTimeout(look);
  });
  first.addEventListener("focusout", () => setTimeout(look));
}
