import type { Alert } from "@listwise/contracts/alerts";
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  EmptyState,
  ErrorState,
  Flag,
  formatDateTime,
  formatRank,
  formatRelative,
  RankBadge,
  RankChange,
  Row,
  Text,
  toast,
  BellIcon,
} from "@listwise/shared-ui";
import { useWorkspace } from "@listwise/shared-auth";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import { useStoresByApp } from "../../shared/apps/use-current-store";
import { AppLink } from "../../shared/apps/app-link";
import { AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { alertKeys, alertsQuery } from "../../shared/alerts.api";
import { getErrorMessage } from "../../shared/get-error-message";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { markAlertsRead } from "./alerts.api";
import { AppGroups } from "./app-groups";

function AlertItem({ alert }: { alert: Alert }) {
  const { appId, appName, keyword, chart, country, previousRank, currentRank, at, readAt } = alert;
  const store = useStoresByApp().get(appId);
  return (
    <AppRow>
      <RowMain>
        <Text as="span">
          {!readAt && <Badge tone="info">New</Badge>}{" "}
          <AppLink appId={appId} tab="keyword-rankings" country={country}>
            <strong>{appName}</strong>
          </AppLink>{" "}
          {chart ? (
            <>in {keyword}</>
          ) : (
            <>
              for <KeywordLink {...{ keyword, country, store }} />
            </>
          )}{" "}
          <Flag country={country} />
        </Text>
      </RowMain>
      <RowEnd>
        <Row as="span" $gap={2}>
          <RankBadge rank={currentRank} />
          <RankChange before={previousRank} now={currentRank} />
          <Text as="span" $size="xs" $tone="muted">
            was {formatRank(previousRank)}
          </Text>
        </Row>
        <Text as="span" $size="sm" $tone="muted">
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
        </Text>
      </RowEnd>
    </AppRow>
  );
}

/** Renders the alerts of the current app, or of all apps, newest first. */
export function AlertList() {
  const client = useQueryClient();
  const { appId, isKnown } = useWorkspace();
  const { data, error, isFetching, refetch } = useQuery({ ...alertsQuery(appId), enabled: isKnown });
  const markRead = useMutation({
    mutationFn: () => markAlertsRead(appId),
    onSuccess: () => client.invalidateQueries({ queryKey: alertKeys.list }),
    onError: (problem) => {
      toast.error("Couldn't mark your alerts as read", { description: getErrorMessage(problem) });
    },
  });
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load your alerts"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (data?.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<BellIcon size={20} />}
          title="No alerts yet"
          message="Rank changes that match your rules appear here."
        />
      </Card>
    );
  }
  const unread = data?.unread ?? 0;
  const title = unread > 0 ? `${unread} unread` : "All read";
  const button = (
    <Button
      size="sm"
      icon={<CheckIcon size={14} />}
      busy={markRead.isPending}
      disabled={unread === 0}
      onClick={() => markRead.mutate()}
    >
      Mark all as read
    </Button>
  );
  return (
    <Card flush title={data ? title : "Alerts"} actions={data && button}>
      {data ? (
        <AppGroups label="Alerts" items={data.data} isGrouped={appId === null}>
          {(alert) => <AlertItem key={alert.id} alert={alert} />}
        </AppGroups>
      ) : (
        <RowSkeletons count={3} />
      )}
    </Card>
  );
}
