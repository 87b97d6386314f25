import { formatCount } from "@listwise/aso-core/text";
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
import { trackedAppsQuery, ownedAppsQuery } from "../../shared/apps.api";
import { getErrorMessage } from "../../shared/get-error-message";
import { RowSkeletons } from "../../shared/row-skeletons";
import { useRestoreRowFocus } from "../../shared/use-restore-row-focus";
import { AppsToolbar } from "./apps-toolbar";
import { MyAppRow } from "./my-app-row";
import { mergeApps, applyView, type MyApp } from "./my-apps";
import { useAppsView } from "./use-apps-view";

export interface MyAppsCardProps {
  /** Shown in the empty list; leads to the search. */
  searchAction: ReactNode;
}

/** Renders the apps that the user tracks or added. */
export function MyAppsCard({ searchAction }: MyAppsCardProps) {
  const followed = useQuery(trackedAppsQuery());
  const owned = useQuery(ownedAppsQuery());
  if (followed.error && !followed.data) {
    return (
      <Card title="Your apps">
        <ErrorState
          title="Couldn't load your apps"
          problem={followed.error}
          onRetry={() => void followed.refetch()}
          retrying={followed.isFetching}
        />
      </Card>
    );
  }
  const items = followed.data && mergeApps(followed.data, owned.data ?? []);
  return (
    <Card
      title="Your apps"
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
  const { view, setView } = useAppsView();
  const shown = applyView(items, view);
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
          title="No matching apps"
          message={`${formatCount(items.length, "app")} hidden by the filter.`}
          action={<Button onClick={() => setView({ filter: "", show: "", tag: "" })}>Clear filter</Button>}
        />
      )}
    </>
  );
}
