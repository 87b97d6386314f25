import type { ReactNode } from "react";
import styled from "styled-components";
import { AppList } from "../../shared/apps/app-list.styles";

const Heading = styled.h3`
  padding: var(--lw-space-4) var(--lw-space-5) var(--lw-space-2);
  section + section > & {
    border-top: 1px solid var(--lw-border);
  }
  font-size: var(--lw-font-md);
`;

interface OfApp {
  id: number;
  appId: number;
  appName: string;
}

interface AppGroupsProps<T extends OfApp> {
  /** Accessible name of the list, such as "Alerts". */
  label: string;
  items: readonly T[];
  /** Renders a list for each app under its name; otherwise one list. */
  isGrouped: boolean;
  children: (item: T) => ReactNode;
}

/** Renders rules or alerts, grouped by app while all apps are current. The order of `items` is kept. */
export function AppGroups<T extends OfApp>({ label, items, isGrouped, children }: AppGroupsProps<T>) {
  if (!isGrouped) return <AppList aria-label={label}>{items.map(children)}</AppList>;
  const apps = new Map(items.map(({ appId, appName }) => [appId, appName]));
  return [...apps].map(([id, name]) => (
    <section key={id}>
      <Heading>{name}</Heading>
      <AppList aria-label={`${label} of ${name}`}>
        {items.filter(({ appId }) => appId === id).map(children)}
      </AppList>
    </section>
  ));
}
