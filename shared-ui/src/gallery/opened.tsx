import { useEffect, useRef, type ReactNode } from "react";

export interface OpenedProps {
  /** Opens with a click or with the pointer. */
  by: "click" | "pointer";
  children: ReactNode;
}

/** Opens the overlay of the first button among its children, because overlays hold their own state. */
export function Opened({ by, children }: OpenedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = root.current?.querySelector("button");
    if (by === "click") button?.click();
    else button?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }, [by]);
  return <div ref={root}>{children}</div>;
}
