import type { NavEntry } from "@listwise/contracts/remotes";
import { Badge, ChevronDownIcon, ChevronRightIcon, IconButton, VisuallyHidden } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { isExact, type NavNode } from "../../navigation/nav-entries";
import { useMenuCountsStore } from "../../navigation/menu-counts.store";
import { NavIcon } from "../../navigation/nav-icon";
import { SideLink } from "../nav-link.styles";
import { SoonItem } from "./soon-item";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
`;

const Nested = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 2px 0 0 1.25rem;
  padding: 0 0 0 var(--lw-space-2);
  border-inline-start: 1px solid var(--lw-border);
  list-style: none;
  a {
    padding-inline: var(--lw-space-2) var(--lw-space-1);
    font-size: var(--lw-font-sm);
    font-weight: 400;
  }
`;

const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
`;

interface SideItemProps {
  node: NavNode;
  all: readonly NavEntry[];
  /** Returns the address of an entry. */
  getPath: (path: string) => string;
}

/** Renders an entry; its submenu is open by default. */
export function SideItem({ node, all, getPath }: SideItemProps) {
  const [open, setOpen] = useState(true);
  const count = useMenuCountsStore(({ counts }) => counts[node.path] ?? 0);
  if (node.soon) {
    return (
      <li>
        <SoonItem entry={node} />
      </li>
    );
  }
  const Chevron = open ? ChevronDownIcon : ChevronRightIcon;
  return (
    <li>
      <Line>
        <SideLink to={getPath(node.path)} end={isExact(node, all)}>
          <NavIcon name={node.icon} />
          {node.label}
          {count > 0 && (
            <Count>
              <Badge tone="accent">{count}</Badge>
              <VisuallyHidden> waiting</VisuallyHidden>
            </Count>
          )}
        </SideLink>
        {node.children.length > 0 && (
          <IconButton
            size="sm"
            label={`${node.label} submenu`}
            aria-expanded={open}
            icon={<Chevron size={14} />}
            onClick={() => setOpen(!open)}
          />
        )}
      </Line>
      {open && node.children.length > 0 && (
        <Nested>
          {node.children.map((child) => (
            <SideItem key={child.path} node={{ ...child, children: [] }} all={all} getPath={getPath} />
          ))}
        </Nested>
      )}
    </li>
  );
}
