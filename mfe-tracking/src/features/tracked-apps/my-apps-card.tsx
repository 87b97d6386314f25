import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  Notice,
  ProvenanceNote,
  SmartphoneIcon,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppList } from "../../shared/app-list";
import { followedAppsQuery, ownedAppsQuery } from "../../shared/apps.api";
import { messageOf } from "../../shared/message-of";
import { RowSkeletons } from "../../shared/row-skeletons";
import { useKeptFocus } from "../../shared/use-kept-focus";
import { AppsToolbar } from "./apps-toolbar";
import { MyAppRow } from "./my-app-row";
import { myApps, viewOf, type MyApp } from "./my-apps";
import { useAppsView } from "./use-apps-view";

export interface MyAppsCardProps {
  /** Leads from the empty list to the search. */
  searchAction: ReactNode;
}

/** The apps one follows or has put in. */
export function MyAppsCard({ searchAction }: MyAppsCardProps) {
  const followed = useQuery(followedAppsQuery());
  const owned = useQuery(ownedAppsQuery());
  if (followed.error && !followed.data) {
    return (
      <Card title="Your apps">
        <ErrorState
          title="Your apps did not load"
          problem={followed.error}
          onRetry={() => void followed.refetch()}
          retrying={followed.isFetching}
        />
      </Card>
    );
  }
  const items = followed.data && myApps(followed.data, owned.data ?? []);
  return (
    <Card
      title="Your apps"
      description={items?.length ? countText(items.length) : undefined}
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
          The apps you have put in did not load: {messageOf(owned.error)}
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

function countText(count: number): string {
  return count === 1 ? "1 app" : `${count} apps`;
}

function Items({ items, searchAction }: MyAppsCardProps & { items: readonly MyApp[] }) {
  const { view, setView } = useAppsView();
  const shown = viewOf(items, view);
  const list = useKeptFocus();
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SmartphoneIcon size={20} />}
        title="No apps tracked yet"
        message="Search the store for your app and track it. Its listing and its rankings then show here."
        action={searchAction}
      />
    );
  }
  return (
    <>
      <AppsToolbar all={items} shown={shown} view={view} onView={setView} />
      {shown.length > 0 ? (
        <div ref={list}>
          <AppList aria-label="Your apps">
            {shown.map((item) => (
              <MyAppRow key={item.app.id} item={item} />
            ))}
          </AppList>
        </div>
      ) : (
        <EmptyState
          title="No app matches"
          message={`${countText(items.length)} of yours ${items.length === 1 ? "is" : "are"} hidden by the filter.`}
          action={
            <Button onClick={() => setView({ filter: "", show: "", tag: "" })}>Clear the filter</Button>
          }
        />
      )}
    </>
  );
}
