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

/** Returns the search of the page if the focused element is the placeholder's search; else `null`. */
function findSearch(root: HTMLElement, focused: Element | null): HTMLInputElement | null {
  const isSearch = focused instanceof HTMLInputElement && focused.type === "search";
  return isSearch ? root.querySelector<HTMLInputElement>('main input[type="search"]') : null;
}

/** Moves the focus to another search with the text that was typed so far. The text is entered as if it was typed. */
function continueSearch(
  to: HTMLInputElement,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): void {
  to.focus();
  if (to.value === value) return;
  // React ignores a value that is set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(to, value);
  to.dispatchEvent(new Event("input", { bubbles: true }));
  to.setSelectionRange(selectionStart, selectionEnd);
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
    const focused = first.contains(document.activeElement) ? document.activeElement : null;
    const search = findSearch(root, focused);
    if (focused && (!search || isComposing)) return;
    observer.disconnect();
    first.remove();
    // The page is only visible, and can only be focused, without the placeholder.
    if (search && focused instanceof HTMLInputElement) continueSearch(search, focused);
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
