import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { getNearestLandmark } from "./nearest-landmark";

export interface TooltipProps {
  /** A short sentence. Essential information must also appear elsewhere. */
  text: string;
  /** The element to explain; it must be focusable, so that the tooltip works without a mouse. */
  children: ReactNode;
}

const Anchor = styled.span`
  display: inline-flex;
  min-width: 0;
`;

const Bubble = styled.span`
  position: fixed;
  z-index: var(--lw-z-tooltip);
  width: max-content;
  max-width: 16rem;
  padding: var(--lw-space-1) var(--lw-space-2);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface-raised);
  color: var(--lw-text);
  box-shadow: var(--lw-shadow-md);
  font-size: var(--lw-font-xs);
`;

interface Place {
  home: Element;
  left: number;
  top: number;
  below: boolean;
}

function computePlace(element: Element): Place {
  const box = element.getBoundingClientRect();
  const half = 128;
  const below = box.top < 64;
  const middle = box.left + box.width / 2;
  const left = Math.min(Math.max(middle, half + 8), Math.max(half + 8, window.innerWidth - half - 8));
  return { home: getNearestLandmark(element), left, top: below ? box.bottom + 6 : box.top - 6, below };
}

/** Shows a text on hover and focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const shown = place !== null;

  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setPlace(null);
    const onScroll = () => {
      // Focusing an element outside a scrolled list scrolls it into view; its tooltip must survive that.
      const element = anchor.current;
      if (element?.contains(document.activeElement)) setPlace(computePlace(element));
      else hide();
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    window.addEventListener("keydown", onKey);
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [shown]);

  const show = (event: PointerEvent | FocusEvent) => setPlace(computePlace(event.currentTarget));
  return (
    <Anchor
      ref={anchor}
      aria-describedby={shown ? id : undefined}
      onPointerEnter={show}
      onPointerLeave={() => setPlace(null)}
      onFocus={show}
      onBlur={() => setPlace(null)}
    >
      {children}
      {place &&
        createPortal(
          <Bubble
            role="tooltip"
            id={id}
            style={{
              left: place.left,
              top: place.top,
              transform: `translate(-50%, ${place.below ? "0" : "-100%"})`,
            }}
          >
            {text}
          </Bubble>,
          place.home,
        )}
    </Anchor>
  );
}
