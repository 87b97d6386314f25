import { useEffect, useRef, useState } from "react";

export const SLIDE_OUT_MS = 300;

/** Hides a card after a time that pauses while `paused`, with a slide-out animation first. */
export function useAutoHide(afterMs: number, paused: boolean, onGone: () => void) {
  const [leaving, setLeaving] = useState(false);
  const left = useRef(afterMs);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (paused || leaving) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [paused, leaving]);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => gone.current(), SLIDE_OUT_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return { leaving, leave: () => setLeaving(true) };
}
