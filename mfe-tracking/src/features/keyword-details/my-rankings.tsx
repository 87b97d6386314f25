import { AppIcon, Card, Grid, RankBadge, Row, Text, TopBadge } from "@listwise/shared-ui";
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
        <Grid $min="22rem" $gap={3}>
          {mine.map(({ position, app }) => (
            <Row key={app.id} $gap={2} $nowrap>
              <AppIcon name={app.name} src={app.icon} size={24} />
              <Text as="span" $truncate title={app.name}>
                <AppLink appId={app.id} tab="keyword-rankings" country={country}>
                  {app.name}
                </AppLink>
              </Text>
              <RankBadge rank={position} results={apps.length} />
              <TopBadge rank={position} results={apps.length} />
            </Row>
          ))}
        </Grid>
      )}
    </Card>
  );
}
