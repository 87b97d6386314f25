import { useCallback, useEffect, useState } from "react";

const FIRST = 10;
const BATCH = 5;
const PAUSE_MS = 500;
const DELAY_MS = 300;

/** Whether an element is in view. Where that cannot be known, it is. */
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

/** How much of a long list is shown: ten at first, then five at a time while its end is in view. */
export function useGradual(total: number) {
  const { inView, ref } = useInView();
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (!inView || count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + BATCH), count === FIRST ? DELAY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [inView, count, total]);
  return { count: Math.min(count, total), endRef: ref, showAll: () => setCount(total) };
}
