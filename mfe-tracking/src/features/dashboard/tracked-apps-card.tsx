import {
  Card,
  getCountryName,
  EmptyState,
  LinkButton,
  ProvenanceNote,
  Skeleton,
  SmartphoneIcon,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AppIdentity } from "../../shared/apps/app-identity";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/apps/app-list";
import type { TrackedApp } from "@listwise/contracts/apps";
import { AppTrend } from "./app-trend";
import { appTrendQuery } from "./dashboard.api";

const SHOWN = 6;

export interface TrackedAppsCardProps {
  items: readonly TrackedApp[];
  /** The country of the visibility figures. */
  country: string;
}

/** Renders the newest tracked apps with their visibility. */
export function TrackedAppsCard({ items, country }: TrackedAppsCardProps) {
  return (
    <Card
      title="Tracked apps"
      description={`Visibility in ${getCountryName(country)} across your keywords, newest apps first`}
      footer={items[0] && <TrendSource appId={items[0].app.id} country={country} />}
      flush
      actions={
        <LinkButton size="sm" variant="ghost" edge="end" to="/tracked-apps">
          View all
        </LinkButton>
      }
    >
      <Items items={items} country={country} />
    </Card>
  );
}

function Items({ items, country }: { items: readonly TrackedApp[]; country: string }) {
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
            <AppTrend app={app} country={country} />
          </RowEnd>
        </AppRow>
      ))}
    </AppList>
  );
}

/** Renders the provenance of the first app's figures; all figures of the card share it. */
function TrendSource({ appId, country }: { appId: number; country: string }) {
  const { data } = useQuery(appTrendQuery(appId, country));
  return data ? <ProvenanceNote {...data.provenance} /> : <Skeleton width="14rem" height="1rem" />;
}
