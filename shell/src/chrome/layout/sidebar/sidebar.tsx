import type { SessionUser } from "@listwise/shared-auth";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { preloadWhenIdle, runWhenIdle } from "../../../host/delivery/preload/run-when-idle";
import { pageRuntime } from "../../../host/page-runtime";
import { useNavEntries } from "../../navigation/use-nav-entries";
import { SwitcherButton } from "../../workspace/switcher-button";
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
  scroll-padding-block: var(--lw-space-3);
`;

const Switcher = styled.div`
  padding: var(--lw-space-3) var(--lw-space-3) 0;
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

/** Renders the app switcher, the menu and the account. */
export function Sidebar({ user, area }: SidebarProps) {
  const entries = useNavEntries(area);
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => preloadWhenIdle(pageRuntime, area), [area]);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Once per page: a refreshed registry also changes the entries, and must not move the menu under the pointer.
    if (shown.current === pathname) return undefined;
    // When idle, because in the middle of the first rendering the browser would compute the layout twice.
    return runWhenIdle(() => {
      const current = list.current?.querySelector('[aria-current="page"]');
      if (!current) return;
      current.scrollIntoView({ block: "nearest" });
      shown.current = pathname;
    });
  }, [pathname, entries]);
  return (
    <Root aria-label="Menu and account">
      {area === "sidebar" && (
        <Switcher>
          <SwitcherButton />
        </Switcher>
      )}
      <Entries ref={list}>
        <SideNav label={area === "admin" ? "Administration" : "Sidebar"} entries={entries} />
      </Entries>
      <Who>
        <UserMenu user={user} place="sidebar" />
      </Who>
    </Root>
  );
}
