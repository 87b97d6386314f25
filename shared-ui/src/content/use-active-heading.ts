import { useEffect, useState } from "react";
import type { ContentHeading } from "./arrange-headings";

/** How far down the window a part counts as the one that is read. */
const READ_AT = 0.3;

function activeOf(headings: readonly ContentHeading[]): string | undefined {
  const line = window.innerHeight * READ_AT;
  const above = headings.filter(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return above.at(-1)?.id;
}

/** Id of the heading whose part is being read; none above the first, and none before somebody scrolls. */
export function useActiveHeading(headings: readonly ContentHeading[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= window.requestAnimationFrame(() => {
        frame = 0;
        setActive(activeOf(headings));
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
