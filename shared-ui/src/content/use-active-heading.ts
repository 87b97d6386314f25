import { useEffect, useState } from "react";
import type { ContentHeading } from "./enhance-headings";

/** Share of the window height above which a heading counts as reached. Chosen by us. */
const READ_AT = 0.3;

function getActiveId(headings: readonly ContentHeading[]): string | undefined {
  const line = window.innerHeight * READ_AT;
  const above = headings.filter(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return above.at(-1)?.id;
}

/**
 * Returns the ID of the current section's heading; `undefined` above the first heading and before the first
 * scroll.
 */
export function useActiveHeading(headings: readonly ContentHeading[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= window.requestAnimationFrame(() => {
        frame = 0;
        setActive(getActiveId(headings));
      });
    };
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [headings]);
  return active;
}
