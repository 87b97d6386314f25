import { Card, EmptyState, LinkButton, Loading, SmartphoneIcon } from "@listwise/shared-ui";
import { AppIdentity } from "../../shared/app-identity";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/app-list";
import type { FollowedApp } from "../../shared/apps.api";
import { RatingText } from "../../shared/rating-text";
import { RowSkeletons } from "../../shared/row-skeletons";

const SHOWN = 6;

/** The newest of the followed apps. */
export function TrackedAppsCard({ items }: { items: readonly FollowedApp[] | undefined }) {
  return (
    <Card
      title="Tracked apps"
      description="Newest first"
      flush
      actions={
        <LinkButton size="sm" variant="ghost" to="/tracked-apps">
          View all
        </LinkButton>
      }
    >
      {items ? (
        <Items items={items} />
      ) : (
        <Loading label="Loading tracked apps">
          <RowSkeletons count={3} />
        </Loading>
      )}
    </Card>
  );
}

function Items({ items }: { items: readonly FollowedApp[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SmartphoneIcon size={20} />}
        title="No apps tracked yet"
        message="Track an app to see its listing and rankings."
        action={<LinkButton to="/tracked-apps">Find an app</LinkButton>}
      />
    );
  }
  return (
    <AppList aria-label="Tracked apps">
      {items.slice(0, SHOWN).map(({ app }) => (
        <AppRow key={app.id}>
          <RowMain>
            <AppIdentity app={app} />
          </RowMain>
          <RowEnd>
            <RatingText app={app} />
          </RowEnd>
        </AppRow>
      ))}
    </AppList>
  );
}
