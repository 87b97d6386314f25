import { whileChanging } from "./while-changing";

const PATIENCE_MS = 3_000;
const MOST = 100;
const positions = new Map<string, number>();

/** Stores the scroll position of a history entry. */
export function rememberScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
}

/** Scrolls to the anchor as soon as it is rendered. */
function toAnchor(hash: string): () => void {
  return whileChanging(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target ? "settled" : "waiting";
  }, PATIENCE_MS);
}

/** Restores a scroll position as soon as the page is long enough. */
function backTo(top: number): () => void {
  return whileChanging(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2 ? "settled" : "waiting";
  }, PATIENCE_MS);
}

/** Scrolls a new page to its top or anchor, and a page of the history to its stored position. */
export function scrollPage({ key, hash }: { key: string; hash: string }, returning: boolean): () => void {
  const known = returning ? positions.get(key) : undefined;
  if (known) return backTo(known);
  if (hash) return toAnchor(hash);
  window.scrollTo(0, 0);
  return () => undefined;
}
