import { useEffect, useRef } from "react";
import styled from "styled-components";
import { DockCard } from "./dock-card";
import { useDockStore } from "./dock.store";

const Region = styled.section`
  position: fixed;
  right: var(--lw-space-4);
  bottom: var(--lw-space-4);
  z-index: var(--lw-z-dock);
  width: min(16rem, calc(100vw - 2rem));
  max-height: 50vh;
  overflow-y: auto;
  @media (max-width: 639.98px) {
    right: 0;
    bottom: 0;
    width: 100%;
    padding: var(--lw-space-2);
    border-top: 1px solid var(--lw-border);
    background: var(--lw-surface);
    overflow-x: auto;
  }
  @media print {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 639.98px) {
    flex-direction: row;
    & > li {
      flex: 0 0 min(15rem, 80vw);
    }
  }
`;

/** Publishes the dock's height as CSS variables, so that toasts, page ends and focused elements stay above it. */
function reserveSpace(list: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const height = list?.offsetHeight ?? 0;
  style.setProperty("--lw-dock-height", `${height}px`);
  style.setProperty("--lw-dock-room", height > 0 ? `calc(${height}px + var(--lw-space-6))` : "0px");
  return () => {
    style.removeProperty("--lw-dock-height");
    style.removeProperty("--lw-dock-room");
  };
}

/** Renders the minimized apps in the bottom right corner. */
export function Dock() {
  const apps = useDockStore((state) => state.apps);
  const region = useRef<HTMLElement>(null);
  useEffect(() => reserveSpace(region.current), [apps.length]);
  if (apps.length === 0) return null;
  return (
    <Region aria-label="Minimized apps" ref={region}>
      <List>
        {apps.map((app) => (
          <DockCard key={app.appId} app={app} />
        ))}
      </List>
    </Region>
  );
}
