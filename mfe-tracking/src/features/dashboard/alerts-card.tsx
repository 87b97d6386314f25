import type { Alert } from "@listwise/contracts/alerts";
import {
  BellIcon,
  Card,
  EmptyState,
  ErrorState,
  Flag,
  formatRank,
  formatRelative,
  LinkButton,
  Loading,
  RankBadge,
  RankChange,
  Row,
  Text,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { alertsQuery } from "../../shared/alerts.api";
import { AlertsLink } from "../../shared/alerts-link";
import { AppLink } from "../../shared/apps/app-link";
import { AppList, AppRow, RowEnd } from "../../shared/apps/app-list.styles";
import { RowSkeletons } from "../../shared/apps/row-skeletons";

const SHOWN = 5;

const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

/** Renders the latest alerts, with `appId` only those of an app. */
export function AlertsCard({ appId }: { appId?: number }) {
  const { data, error, isFetching, refetch } = useQuery(alertsQuery());
  const alerts = data?.data.filter((alert) => alert.appId === (appId ?? alert.appId)) ?? [];
  return (
    <Card
      title="Latest alerts"
      description="Rank changes that match your rules"
      actions={<AlertsLink />}
      flush
    >
      {error && !data ? (
        <ErrorState
          title="Couldn't load your alerts"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Loading label="Loading alerts">
          <RowSkeletons count={3} />
        </Loading>
      ) : alerts.length === 0 ? (
        <EmptyState
          icon={<BellIcon size={20} />}
          title="No alerts yet"
          message="Your alert rules decide which rank changes appear here."
          action={<LinkButton to="/alerts">Alert rules</LinkButton>}
        />
      ) : (
        <AppList aria-label="Latest alerts">
          {alerts.slice(0, SHOWN).map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </AppList>
      )}
    </Card>
  );
}

function AlertRow({
  alert: { appId, appName, keyword, country, previousRank, currentRank, at },
}: {
  alert: Alert;
}) {
  return (
    <AppRow>
      <Words>
        <AppLink appId={appId} tab="keyword-rankings" country={country}>
          <strong>{keyword}</strong>
        </AppLink>
        <Row $gap={2}>
          <Flag country={country} />
          <Text as="span" $size="sm" $tone="muted" $truncate>
            {appName} · <time dateTime={at}>{formatRelative(at)}</time>
          </Text>
        </Row>
      </Words>
      <RowEnd>
        <RankChange before={previousRank} now={currentRank} />
        <Text as="span" $size="sm" $tone="muted">
          was {formatRank(previousRank)}
        </Text>
        <RankBadge rank={currentRank} />
      </RowEnd>
    </AppRow>
  );
}
