/**
 * The server shows a page's heading before any script has run. It goes in the moment in which the page has a heading of its
 * own, whoever renders it, so that nobody ever sees or hears two.
 */
export function endFirstView(root: HTMLElement): void {
  const first = document.getElementById("first-view");
  if (!first) return;
  const observer = new MutationObserver(() => {
    if (root.querySelector("header")) first.querySelector(".first-bar")?.setAttribute("data-gone", "");
    if (!root.querySelector("h1")) return;
    observer.disconnect();
    first.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
