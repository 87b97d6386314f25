import type { SessionUser } from "@listwise/shared-auth";
import { useEffect } from "react";
import styled from "styled-components";
import { preloadWhenIdle } from "../../../host/delivery/preload/run-when-idle";
import { pageRuntime } from "../../../host/page-runtime";
import { useNavEntries } from "../../navigation/use-nav-entries";
import { SideNav } from "./side-nav";
import { UserMenu } from "../user-menu";

const Root = styled.aside`
  position: sticky;
  top: var(--lw-header-height);
  z-index: var(--lw-z-header);
  display: flex;
  flex: none;
  flex-direction: column;
  width: var(--lw-sidebar-width);
  height: calc(100dvh - var(--lw-header-height));
  border-inline-end: 1px solid var(--lw-border);
  background: var(--lw-surface);
  @media (max-width: 1023.98px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Entries = styled.div`
  flex: 1;
  padding: var(--lw-space-3);
  overflow-y: auto;
`;

const Who = styled.div`
  padding: var(--lw-space-2);
  border-top: 1px solid var(--lw-border);
  & > button {
    width: 100%;
    height: auto;
    padding: var(--lw-space-2);
  }
`;

interface SidebarProps {
  user: SessionUser;
  area: "sidebar" | "admin";
}

export function Sidebar({ user, area }: SidebarProps) {
  const entries = useNavEntries(area);
  useEffect(() => preloadWhenIdle(pageRuntime, area), [area]);
  return (
    <Root aria-label="Menu and account">
      <Entries>
        <SideNav label={area === "admin" ? "Administration" : "Sidebar"} entries={entries} />
      </Entries>
      <Who>
        <UserMenu user={user} place="sidebar" />
      </Who>
    </Root>
  );
}
