import { useEffect, useRef, type ReactNode } from "react";

export interface OpenedProps {
  /** Opens with a click or with the pointer. */
  by: "click" | "pointer";
  children: ReactNode;
}

/** A menu closes when its window loses the focus, which another frame of the gallery may take. */
function ignoreWindowBlur(event: Event): void {
  if (event.target === window) event.stopImmediatePropagation();
}

/** Opens the overlay of the first button among its children, because overlays hold their own state. */
export function Opened({ by, children }: OpenedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = root.current?.querySelector("button");
    window.addEventListener("blur", ignoreWindowBlur, { capture: true });
    const event =
      by === "click"
        ? new MouseEvent("click", { bubbles: true, detail: 1 })
        : new PointerEvent("pointerover", { bubbles: true });
    button?.dispatchEvent(event);
    return () => window.removeEventListener("blur", ignoreWindowBlur, { capture: true });
  }, [by]);
  return <div ref={root}>{children}</div>;
}
