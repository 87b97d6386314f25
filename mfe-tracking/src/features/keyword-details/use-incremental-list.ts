import { useCallback, useEffect, useState } from "react";

const FIRST_BATCH_SIZE = 10;
const BATCH_SIZE = 5;
const PAUSE_MS = 500;
const DELAY_MS = 300;

/** Returns true while the element is in view, and always if the browser can't observe it. */
function useInView() {
  const [element, setElement] = useState<Element | null>(null);
  const [inView, setInView] = useState(!("IntersectionObserver" in window));
  useEffect(() => {
    if (!element || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { inView, ref: useCallback((node: Element | null) => setElement(node), []) };
}

/** Reveals a long list in batches: ten items first, then five more while the end of the list is in view. */
export function useIncrementalList(total: number) {
  const { inView, ref } = useInView();
  const [count, setCount] = useState(FIRST_BATCH_SIZE);
  useEffect(() => {
    if (!inView || count >= total) return undefined;
    const timer = setTimeout(
      () => setCount(count + BATCH_SIZE),
      count === FIRST_BATCH_SIZE ? DELAY_MS : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [inView, count, total]);
  return { count: Math.min(count, total), endRef: ref, showAll: () => setCount(total) };
}
