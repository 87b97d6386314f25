import { formatCount, isCovered } from "@listwise/aso-core/text";
import { useSavedViews, useWorkspace } from "@listwise/shared-auth";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  Notice,
  ProvenanceNote,
  SmartphoneIcon,
  useStoreSource,
  FigureLinks,
  type FigureLinkProps,
} from "@listwise/shared-ui";
import { SavedViews, useDataTable } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styled from "styled-components";
import { AppList } from "../../shared/apps/app-list.styles";
import { trackedAppsQuery, ownedAppsQuery } from "../../shared/apps/apps.api";
import { getErrorMessage } from "../../shared/get-error-message";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { trackedFiguresQuery } from "../../shared/portfolio/portfolio.api";
import { useRestoreRowFocus } from "../../shared/use-restore-row-focus";
import { appColumns } from "./app-columns";
import { AppsToolbar } from "./apps-toolbar";
import { MyAppRow } from "./my-app-row";
import { filterApps, mergeApps, type MyApp } from "./my-apps";
import { useAppsView } from "./use-apps-view";

const FIGURE_LINKS: readonly FigureLinkProps[] = [
  { figure: "visibility", label: "Visibility" },
  { figure: "averageRank", label: "Average rank" },
];

const Views = styled.div`
  padding: 0 var(--lw-space-5) var(--lw-space-2);
  &:empty {
    display: none;
  }
`;

export interface MyAppsCardProps {
  /** Shown in the empty list; leads to the search. */
  searchAction: ReactNode;
}

/** Renders the apps that the user tracks or added. */
export function MyAppsCard({ searchAction }: MyAppsCardProps) {
  const followed = useQuery(trackedAppsQuery());
  const owned = useQuery(ownedAppsQuery());
  const { country } = useWorkspace();
  const covered = isCovered(useStoreSource(), country);
  const figures = useQuery({ ...trackedFiguresQuery(country), enabled: covered });
  if (followed.error && !followed.data) {
    return (
      <Card title="Tracked apps">
        <ErrorState
          title="Couldn't load your apps"
          problem={followed.error}
          onRetry={() => void followed.refetch()}
          retrying={followed.isFetching}
        />
      </Card>
    );
  }
  const items = followed.data && mergeApps(followed.data, owned.data ?? [], figures.data);
  return (
    <Card
      title="Tracked apps"
      description={items?.length ? formatCount(items.length, "app") : undefined}
      flush
      footer={items?.[0] && <ProvenanceNote {...items[0].app.provenance} />}
    >
      {owned.error && !owned.data && (
        <Notice
          tone="warning"
          actions={
            <Button size="sm" busy={owned.isFetching} onClick={() => void owned.refetch()}>
              Retry
            </Button>
          }
        >
          Couldn't load the apps you added: {getErrorMessage(owned.error)}
        </Notice>
      )}
      {figures.error && !figures.data && (
        <Notice
          tone="warning"
          actions={
            <Button size="sm" busy={figures.isFetching} onClick={() => void figures.refetch()}>
              Retry
            </Button>
          }
        >
          Couldn&apos;t load visibility and average ranks: {getErrorMessage(figures.error)}
        </Notice>
      )}
      {items ? (
        <Items items={items} searchAction={searchAction} />
      ) : (
        <Loading label="Loading your apps">
          <RowSkeletons count={3} />
        </Loading>
      )}
    </Card>
  );
}

function Items({ items, searchAction }: MyAppsCardProps & { items: readonly MyApp[] }) {
  const { view, setView, query } = useAppsView();
  const views = useSavedViews("tracked-apps");
  const table = useDataTable({
    columns: appColumns,
    rows: filterApps(items, view),
    rowKey: ({ app }) => app.id,
    sort: view.sort,
  });
  const list = useRestoreRowFocus();
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SmartphoneIcon size={20} />}
        title="No apps tracked yet"
        message="Search for your app and track it to see its listing and rankings here."
        action={searchAction}
      />
    );
  }
  return (
    <>
      <Views>
        <SavedViews store={views} path="/tracked-apps" query={query} />
      </Views>
      <AppsToolbar
        all={items}
        view={view}
        onView={setView}
        onExport={table.rows.length > 0 ? () => table.exportCsv("tracked-apps") : undefined}
      />
      {table.rows.length > 0 ? (
        <div ref={list}>
          <AppList aria-label="Tracked apps">
            {table.rows.map(({ row, key }) => (
              <MyAppRow key={key} item={row} />
            ))}
          </AppList>
          <FigureLinks figures={FIGURE_LINKS} />
        </div>
      ) : (
        <EmptyState
          title="No matching apps"
          message={`${formatCount(items.length, "app")} hidden by the filter.`}
          action={<Button onClick={() => setView({ filter: "", show: "", tag: "" })}>Clear filter</Button>}
        />
      )}
    </>
  );
}
