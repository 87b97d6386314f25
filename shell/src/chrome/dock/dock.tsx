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
`;

/** Tells the toasts how much room the dock takes, so that they do not lie on it. */
function makeRoom(list: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  style.setProperty("--lw-dock-height", `${list?.offsetHeight ?? 0}px`);
  return () => {
    style.removeProperty("--lw-dock-height");
  };
}

/** Apps that were put aside, in the bottom right corner. */
export function Dock() {
  const apps = useDockStore((state) => state.apps);
  const region = useRef<HTMLElement>(null);
  useEffect(() => makeRoom(region.current), [apps.length]);
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
