import type { SessionUser } from "@listwise/shared-auth";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { runWhenIdle } from "../../../host/delivery/preload/run-when-idle";
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

const GAP_PX = 12;

/**
 * Scrolls a list until one of its elements is in view. `scrollIntoView` would also let the next Tab start at the element,
 * not at the top of the page.
 */
function reveal(list: Element, element: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  list.scrollTop +=
    Math.min(0, inner.top - GAP_PX - outer.top) + Math.max(0, inner.bottom + GAP_PX - outer.bottom);
}

/** Renders the app switcher, the menu and the account. */
export function Sidebar({ user, area }: SidebarProps) {
  const entries = useNavEntries(area);
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Once per page: a refreshed registry also changes the entries, and must not move the menu under the pointer.
    if (shown.current === pathname) return undefined;
    const isFirst = shown.current === undefined;
    const show = () => {
      const current = list.current?.querySelector('[aria-current="page"]');
      if (!list.current || !current) return;
      // A menu that was scrolled meanwhile stays.
      if (!isFirst || list.current.scrollTop === 0) reveal(list.current, current);
      shown.current = pathname;
    };
    // When idle, because in the middle of the first rendering the browser would compute the layout twice.
    if (isFirst) return runWhenIdle(show);
    show();
    return undefined;
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
