import { observeUntilSettled } from "./observe-until-settled";

const SCROLL_TIMEOUT_MS = 3_000;
const MAX_POSITIONS = 100;
const positions = new Map<string, number>();

/** Stores the scroll position of a history entry. */
export function saveScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

/** Scrolls to the anchor as soon as it is rendered. */
function scrollToAnchor(hash: string): () => void {
  return observeUntilSettled(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target ? "settled" : "waiting";
  }, SCROLL_TIMEOUT_MS);
}

/** Restores a scroll position as soon as the page is long enough. */
function restoreScroll(top: number): () => void {
  return observeUntilSettled(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2 ? "settled" : "waiting";
  }, SCROLL_TIMEOUT_MS);
}

/** Scrolls a new page to its top or anchor, and a page of the history to its stored position. */
export function scrollPage({ key, hash }: { key: string; hash: string }, returning: boolean): () => void {
  const known = returning ? positions.get(key) : undefined;
  if (known) return restoreScroll(known);
  if (hash) return scrollToAnchor(hash);
  window.scrollTo(0, 0);
  return () => undefined;
}
