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

/** Apps that were put aside, in the bottom right corner. */
export function Dock() {
  const apps = useDockStore((state) => state.apps);
  if (apps.length === 0) return null;
  return (
    <Region aria-label="Minimized apps">
      <List>
        {apps.map((app) => (
          <DockCard key={app.appId} app={app} />
        ))}
      </List>
    </Region>
  );
}
