import type { TextRange } from "@listwise/aso-core/optimizer";
import { useLayoutEffect, useState, type RefObject } from "react";
import styled from "styled-components";

interface TextMarksProps {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  text: string;
  ranges: readonly TextRange[];
}

const Layer = styled.div`
  position: absolute;
  overflow: hidden;
  border: 1px solid transparent;
  color: transparent;
  pointer-events: none;
  overflow-wrap: break-word;
  mark {
    background: none;
    color: transparent;
    text-decoration: underline wavy var(--lw-warning-text) 1.5px;
    text-decoration-skip-ink: none;
    text-underline-offset: 3px;
  }
`;

/** Place and metrics of a field within its marked frame. */
function measure(element: HTMLInputElement | HTMLTextAreaElement) {
  const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, padding, direction } =
    getComputedStyle(element);
  const inner = element.getBoundingClientRect();
  const outer = element.closest("[data-marked]")?.getBoundingClientRect() ?? inner;
  return {
    style: {
      left: inner.left - outer.left,
      top: inner.top - outer.top,
      // Without a scrollbar, with both borders.
      width: element.clientWidth + 2,
      height: inner.height,
      fontFamily,
      fontSize,
      fontWeight,
      letterSpacing,
      lineHeight: element instanceof HTMLInputElement ? `${inner.height - 2}px` : lineHeight,
      padding,
      direction: direction === "rtl" ? ("rtl" as const) : ("ltr" as const),
    },
    shift: `translate(${-element.scrollLeft}px, ${-element.scrollTop}px)`,
  };
}

/** Underlines parts of a field's text, in a layer above the field that has its metrics and follows its scrolling. */
export function TextMarks({ field, text, ranges }: TextMarksProps) {
  const [box, setBox] = useState<ReturnType<typeof measure> | null>(null);
  const isEmpty = ranges.length === 0;
  useLayoutEffect(() => {
    const element = field.current;
    if (isEmpty || !element) return;
    const update = () => setBox(measure(element));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [field, isEmpty, text]);
  if (isEmpty || !box) return null;
  const parts = ranges.map(({ start, end }, index) => ({
    before: text.slice(ranges[index - 1]?.end ?? 0, start),
    marked: text.slice(start, end),
    start,
  }));
  return (
    <Layer aria-hidden="true" style={box.style}>
      <div
        style={{
          whiteSpace: field.current instanceof HTMLInputElement ? "pre" : "pre-wrap",
          transform: box.shift,
        }}
      >
        {parts.map(({ before, marked, start }) => (
          <span key={start}>
            {before}
            <mark>{marked}</mark>
          </span>
        ))}
      </div>
    </Layer>
  );
}
