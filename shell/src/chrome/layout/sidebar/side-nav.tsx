import type { NavEntry } from "@listwise/contracts/remotes";
import styled from "styled-components";
import { buildTree, groupEntries } from "../../navigation/nav-entries";
import { useWorkspacePath } from "../../workspace/workspace-routes";
import { SideItem } from "./side-item";

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Group = styled.h2`
  padding: var(--lw-space-4) var(--lw-space-3) var(--lw-space-1);
  color: var(--lw-text-subtle);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-medium);
`;

/** Renders the entries of a menu as a list, grouped if they have groups. */
export function SideNav({ label, entries }: { label: string; entries: readonly NavEntry[] }) {
  const getPath = useWorkspacePath();
  return (
    <nav aria-label={label}>
      {groupEntries(entries).map(([group, members]) => (
        <div key={group}>
          {group && <Group>{group}</Group>}
          <List>
            {buildTree(members).map((node) => (
              <SideItem key={node.path} node={node} all={entries} getPath={getPath} />
            ))}
          </List>
        </div>
      ))}
    </nav>
  );
}
