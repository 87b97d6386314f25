import { AppIcon, Card, RankBadge, Row, Text, TopBadge } from "@listwise/shared-ui";
import { AppLink } from "../../shared/app-link";
import type { PlacedApp } from "./top-apps";

/** Renders the ranks of the user's apps for the keyword. */
export function MyPlaces({ apps, country }: { apps: readonly PlacedApp[]; country: string }) {
  const mine = apps.filter(({ app }) => app.isFollowing);
  return (
    <Card title="Your apps">
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
              <RankBadge rank={position} />
              <TopBadge rank={position} />
            </Row>
          ))}
        </Row>
      )}
    </Card>
  );
}
