import { startActiveTimer } from "../../../host/active-timer";

/** Attributes that show or hide content; a remote's container is hidden until its page is ready. */
const VISIBILITY_ATTRIBUTES = ["hidden", "style", "class", "data-remote-status"];

/**
 * Calls `look` on every DOM change until it returns "settled" or `ms` of active time have passed. Returns a function
 * that stops it.
 */
export function observeUntilSettled(look: () => "settled" | "waiting", ms: number): () => void {
  const observer = new MutationObserver(() => {
    if (look() === "settled") stop();
  });
  const timer = startActiveTimer(ms, stop);
  function stop() {
    observer.disconnect();
    timer.stop();
  }
  if (look() === "waiting")
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: VISIBILITY_ATTRIBUTES,
    });
  else stop();
  return stop;
}
