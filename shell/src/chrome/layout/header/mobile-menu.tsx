import { IconButton, MenuIcon, XIcon } from "@listwise/shared-ui";
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { OPEN_MENU } from "../reopen";

const Panel = styled.div`
  position: fixed;
  top: var(--lw-header-height);
  left: 0;
  z-index: var(--lw-z-overlay);
  width: 100vw;
  height: calc(100dvh - var(--lw-header-height));
  padding: var(--lw-space-4);
  background: var(--lw-bg);
  overflow-y: auto;
`;

/** Wraps Tab within the menu and its button. */
function keepFocusIn(root: HTMLElement | null, event: KeyboardEvent): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]') ?? [])];
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}

/** Renders the menu for small screens. Escape, leaving it or following an entry closes it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The page on which the menu was opened. Completing its address doesn't close the menu, as leaving it does.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  if (openOn !== null && !open) setOpenOn(null);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Tab") keepFocusIn(root.current, event);
      if (event.key !== "Escape") return;
      setOpenOn(null);
      button.current?.focus();
    };
    // Also closes it for an entry that leads to the same page.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && root.current?.contains(target.closest("a"))) setOpenOn(null);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("click", onClick);
    };
  }, [open]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenOn(null);
  };
  return (
    <div ref={root} onBlur={onBlur}>
      <IconButton
        ref={button}
        label={open ? "Close menu" : OPEN_MENU}
        icon={open ? <XIcon size={20} /> : <MenuIcon size={20} />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpenOn(open ? null : pathname)}
      />
      {open && <Panel id={panelId}>{children}</Panel>}
    </div>
  );
}
