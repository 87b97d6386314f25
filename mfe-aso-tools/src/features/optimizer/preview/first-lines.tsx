import { useLayoutEffect, useRef, useState } from "react";
import { ThreeLines } from "./preview.styles";

/** Renders the first three lines of a text, and a word that opens the rest if there is more. */
export function FirstLines({ text, more }: { text: string; more: string }) {
  const shown = text.trim();
  const [isCut, setCut] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element) setCut(element.scrollHeight > element.clientHeight + 1);
  }, [shown]);
  return (
    <ThreeLines role="group" aria-label="First three lines">
      <p ref={paragraph} dir="auto">
        {shown === "" ? "No description yet." : shown}
      </p>
      {isCut && <span>{more}</span>}
    </ThreeLines>
  );
}
