import { useEffect, useState } from "react";

const TURN_MS = 5_000;

/**
 * Returns true if the user turned motion off, on this site (the attribute) or in the system settings (the media query).
 */
function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === "reduced" || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;
}

/** Advances a page every 5 s. The pointer, the focus, the pause button and a hidden tab pause it. */
export function useRotation(pages: number) {
  const [page, setPage] = useState(0);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [paused, setPaused] = useState(prefersReducedMotion);
  const running = pages > 1 && !paused && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setPage((now) => now + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [running]);

  const hold = (change: Partial<typeof held>) => setHeld((now) => ({ ...now, ...change }));
  return {
    page: pages > 0 ? ((page % pages) + pages) % pages : 0,
    turn: (by: number) => setPage((now) => now + by),
    paused,
    setPaused,
    holders: {
      onPointerEnter: () => hold({ pointer: true }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: () => hold({ focus: false }),
    },
  };
}
