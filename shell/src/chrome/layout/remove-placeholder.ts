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
 * Removes the server-rendered placeholder (a heading or a whole document) as soon as the page itself has
 * rendered, so that both are never visible or announced together. Waits while a field or link of the
 * placeholder has the focus.
 */
export function removePlaceholder(root: HTMLElement): void {
  const first = document.getElementById("first-view");
  if (!first) return;
  let since: number | undefined;
  const look = () => {
    if (root.querySelector("header")) first.querySelector(".first-bar")?.setAttribute("data-gone", "");
    if (since === undefined && root.querySelector("h1")) {
      since = Date.now();
      setTimeout(look, PLACEHOLDER_TIMEOUT_MS);
    }
    const patient = since === undefined || Date.now() - since < PLACEHOLDER_TIMEOUT_MS;
    if (!isReplaced(root, first, patient) || first.contains(document.activeElement)) return;
    observer.disconnect();
    first.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  first.addEventListener("focusout", () => setTimeout(look));
}
