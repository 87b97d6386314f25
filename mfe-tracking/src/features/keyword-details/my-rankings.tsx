import { AppIcon, Card, RankBadge, Row, Text, TopBadge } from "@listwise/shared-ui";
import { AppLink } from "../../shared/apps/app-link";
import type { RankedApp } from "./top-apps";

/** Renders the ranks of the tracked apps in the whole list of results. */
export function MyRankings({ apps, country }: { apps: readonly RankedApp[]; country: string }) {
  const mine = apps.filter(({ app }) => app.isFollowing);
  return (
    <Card title="Tracked apps">
      {mine.length === 0 ? (
        <Text $tone="muted">None of your tracked apps rank for this keyword.</Text>
      ) : (
        <Row $gap={6}>
          {mine.map(({ position, app }) => (
            <Row key={app.id} $gap={2}>
              <AppIcon name={app.name} src={app.icon} size={24} />
              <AppLink appId={app.id} tab="keyword-rankings" country={country}>
                {app.name}
              </AppLink>
              <RankBadge rank={position} results={apps.length} />
              <TopBadge rank={position} results={apps.length} />
            </Row>
          ))}
        </Row>
      )}
    </Card>
  );
}
