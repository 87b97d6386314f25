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

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  font: string;
  letterSpacing: string;
  lineHeight: string;
  padding: string;
  direction: "ltr" | "rtl";
  scroll: { left: number; top: number };
}

function measure(element: HTMLInputElement | HTMLTextAreaElement): Box {
  const style = getComputedStyle(element);
  const isLine = element instanceof HTMLInputElement;
  const frame = element.offsetParent?.getBoundingClientRect();
  // The layer is a child of the frame around the field, which may be offset from the field's own parent.
  const outer = element.closest("[data-marked]")?.getBoundingClientRect() ?? frame;
  const inner = element.getBoundingClientRect();
  return {
    left: inner.left - (outer?.left ?? 0),
    top: inner.top - (outer?.top ?? 0),
    width: element.clientWidth + 2,
    height: inner.height,
    font: style.font,
    letterSpacing: style.letterSpacing,
    lineHeight: isLine ? `${inner.height - 2}px` : style.lineHeight,
    padding: style.padding,
    direction: style.direction === "rtl" ? "rtl" : "ltr",
    scroll: { left: element.scrollLeft, top: element.scrollTop },
  };
}

/** Underlines parts of a field's text, in a layer above the field that has its metrics and follows its scrolling. */
export function TextMarks({ field, text, ranges }: TextMarksProps) {
  const [box, setBox] = useState<Box | null>(null);
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
  const { scroll, ...style } = box;
  const parts = ranges.map(({ start, end }, index) => ({
    before: text.slice(ranges[index - 1]?.end ?? 0, start),
    marked: text.slice(start, end),
    start,
  }));
  return (
    <Layer aria-hidden="true" style={style}>
      <div
        style={{
          whiteSpace: field.current instanceof HTMLInputElement ? "pre" : "pre-wrap",
          transform: `translate(${-scroll.left}px, ${-scroll.top}px)`,
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
