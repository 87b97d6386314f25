/** What shows and hides: a remote's place is hidden until its page is there. */
const SHOWS = ["hidden", "style", "class", "data-remote-status"];

/** Calls back each time the page changes until `settled` is answered or `ms` have passed. Returns the way to stop. */
export function whileChanging(look: () => "settled" | "waiting", ms: number): () => void {
  const observer = new MutationObserver(() => {
    if (look() === "settled") stop();
  });
  const timer = setTimeout(stop, ms);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  if (look() === "waiting")
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: SHOWS });
  else stop();
  return stop;
}
