import { Card, EmptyState, ErrorState, formatDate, Loading, SmartphoneIcon, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AppIdentity } from "../../shared/app-identity";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/app-list";
import { followedAppsQuery, type FollowedApp } from "../../shared/apps.api";
import { messageOf } from "../../shared/message-of";
import { RatingText } from "../../shared/rating-text";
import { RowSkeletons } from "../../shared/row-skeletons";
import { TrackButton } from "../../shared/track-button";

export interface FollowedAppsProps {
  /** Leads from the empty list to the search. */
  searchAction: React.ReactNode;
}

export function FollowedApps({ searchAction }: FollowedAppsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(followedAppsQuery());
  if (error && !data) {
    return (
      <Card title="Followed apps">
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  return (
    <Card title="Followed apps" description={data?.length ? countText(data.length) : undefined} flush>
      {isPending ? (
        <Loading label="Loading followed apps">
          <RowSkeletons count={3} />
        </Loading>
      ) : (
        <FollowedList items={data ?? []} searchAction={searchAction} />
      )}
    </Card>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 app" : `${count} apps`;
}

function FollowedList({ items, searchAction }: { items: FollowedApp[] } & FollowedAppsProps) {
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
    <AppList aria-label="Followed apps">
      {items.map(({ app, followedAt }) => (
        <AppRow key={app.id}>
          <RowMain>
            <AppIdentity app={app} />
          </RowMain>
          <RowEnd>
            <Text as="span" $size="sm" $tone="muted">
              Since {formatDate(followedAt)}
            </Text>
            <RatingText app={app} />
            <TrackButton app={app} />
          </RowEnd>
        </AppRow>
      ))}
    </AppList>
  );
}
