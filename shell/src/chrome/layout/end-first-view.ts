/** How long a page may still load parts of itself after its heading is there. */
const PATIENCE_MS = 4_000;

/** A whole page is given away only for a whole page; a heading, as soon as there is another one. */
function isShown(root: HTMLElement, first: HTMLElement, patient: boolean): boolean {
  if (!root.querySelector("h1")) return false;
  if (first.dataset.look !== "document" || !patient) return true;
  return !root.querySelector('main [aria-busy="true"]');
}

/**
 * The server shows a page before any script has run: its heading, or all that its authors wrote. It goes in the moment in
 * which the page itself is there, whoever renders it, so that nobody ever sees or hears two. Who is in one of its fields
 * or on one of its links is let finish.
 */
export function endFirstView(root: HTMLElement): void {
  const first = document.getElementById("first-view");
  if (!first) return;
  let since: number | undefined;
  const look = () => {
    if (root.querySelector("header")) first.querySelector(".first-bar")?.setAttribute("data-gone", "");
    if (since === undefined && root.querySelector("h1")) {
      since = Date.now();
      setTimeout(look, PATIENCE_MS);
    }
    const patient = since === undefined || Date.now() - since < PATIENCE_MS;
    if (!isShown(root, first, patient) || first.contains(document.activeElement)) return;
    observer.disconnect();
    first.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  first.addEventListener("focusout", () => setTimeout(look));
}
