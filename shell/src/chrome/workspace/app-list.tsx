import { STORES } from "@listwise/aso-core/stores";
import type { TrackedApp } from "@listwise/contracts/apps";
import {
  AppIcon,
  Button,
  CheckIcon,
  getCountryName,
  SmartphoneIcon,
  Spinner,
  VisuallyHidden,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { useEffect, useRef, useState } from "react";
import styled, { css } from "styled-components";
import { useSecondPaint } from "../overlays/use-second-paint";
import { Frame, Label, Status } from "../palette/palette.styles";
import { groupApps, workspaceAppsQuery } from "./workspace-apps";

/** Number of entries per group; a search finds the others. */
const MAX_SHOWN = 100;
const ALL = "all";

const Texts = styled.span`
  display: grid;
  min-width: 0;
  padding-block: var(--lw-space-1);
  line-height: var(--lw-leading-tight);
`;

const Place = styled.span`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;

/** Joins linked apps with a line. */
const Entry = styled.div<{ $isLinked: boolean }>`
  ${({ $isLinked }) =>
    $isLinked &&
    css`
      margin-block: var(--lw-space-1);
      border-inline-start: 2px solid var(--lw-border-strong);
    `}
`;

interface AppListProps {
  current: number | null;
  onChoose: (appId: number | null) => void;
}

function Current() {
  return (
    <>
      <CheckIcon size={16} aria-hidden="true" />
      <VisuallyHidden>(current)</VisuallyHidden>
    </>
  );
}

const formatPlace = ({ app }: TrackedApp) => `${STORES[app.platform].name} · ${getCountryName(app.country)}`;

/** Renders the search field and the apps: all apps, then own apps, competitors and watched ones. */
export function AppList({ current, onChoose }: AppListProps) {
  const [search, setSearch] = useState("");
  const { data, isError, isLoading, isFetching, refetch } = useQuery(workspaceAppsQuery);
  // Enter after the last letter chooses from the list.
  const showsList = useSecondPaint() || search !== "";
  const list = useRef<HTMLDivElement>(null);
  const hasApps = showsList && data !== undefined;
  useEffect(() => {
    const option = hasApps && list.current?.querySelector(`[data-value="${current ?? ALL}"]`);
    if (option) option.scrollIntoView({ block: "nearest" });
  }, [hasApps, current]);
  const groups = showsList ? groupApps(data ?? [], search) : [];
  const isAllOffered = showsList && "all apps".includes(search.trim().toLowerCase());
  return (
    <Frame>
      <Command label="Apps" loop shouldFilter={false} defaultValue={String(current ?? ALL)}>
        <Command.Input placeholder="Search your apps…" value={search} onValueChange={setSearch} />
        <Command.List ref={list} label="Apps">
          {showsList && <Command.Empty>No app matches “{search.trim()}”.</Command.Empty>}
          {isAllOffered && (
            <Command.Item value={ALL} onSelect={() => onChoose(null)}>
              <SmartphoneIcon size={20} aria-hidden="true" />
              <Label>All apps</Label>
              {current === null && <Current />}
            </Command.Item>
          )}
          {groups.map(([title, entries]) => (
            <Command.Group key={title} heading={title}>
              {entries.slice(0, MAX_SHOWN).map((entry) => (
                <Entry key={entry[0]?.app.id} $isLinked={entry.length > 1}>
                  {entry.map((tracked) => (
                    <Command.Item
                      key={tracked.app.id}
                      value={String(tracked.app.id)}
                      onSelect={() => onChoose(tracked.app.id)}
                    >
                      <AppIcon name={tracked.app.name} src={tracked.app.icon} size={28} />
                      <Texts>
                        <Label>{tracked.app.name}</Label>
                        <Place>{formatPlace(tracked)}</Place>
                      </Texts>
                      {entry.length > 1 && <VisuallyHidden>(linked)</VisuallyHidden>}
                      {tracked.app.id === current && <Current />}
                    </Command.Item>
                  ))}
                </Entry>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
      <Status role="status">
        {isLoading && (
          <>
            <Spinner size={12} /> Loading your apps…
          </>
        )}
        {data?.length === 0 && "No apps yet. Add your app."}
        {isError && !data && "Couldn't load your apps."}
        {groups.some(([, entries]) => entries.length > MAX_SHOWN) && "Search to find more apps."}
      </Status>
      {isError && !data && (
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </Frame>
  );
}
