import { whileChanging } from "./while-changing";

const PATIENCE_MS = 3_000;
const MOST = 100;
const positions = new Map<string, number>();

/** Remembers how far the page of a place in the history was scrolled. */
export function rememberScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
}

/** Scrolls to the anchor, as soon as it is there. */
function toAnchor(hash: string): () => void {
  return whileChanging(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target ? "settled" : "waiting";
  }, PATIENCE_MS);
}

/** Scrolls to where the page was left, as soon as it is long enough again. */
function backTo(top: number): () => void {
  return whileChanging(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2 ? "settled" : "waiting";
  }, PATIENCE_MS);
}

/** A new page begins at its top or its anchor; one that somebody returns to, where it was left. */
export function scrollPage({ key, hash }: { key: string; hash: string }, returning: boolean): () => void {
  const known = returning ? positions.get(key) : undefined;
  if (known) return backTo(known);
  if (hash) return toAnchor(hash);
  window.scrollTo(0, 0);
  return () => undefined;
}
