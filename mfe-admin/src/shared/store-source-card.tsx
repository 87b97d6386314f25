import type { StoreHost, StoreSourceHealth } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import {
  Badge,
  Button,
  Card,
  ErrorState,
  formatNumber,
  Row,
  Skeleton,
  Stack,
  Text,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Moment } from "./moment";
import { closeBreaker, storeSourceKey, storeSourceQuery } from "./store-source.api";

const names: Record<StoreSourceHealth["source"], string> = {
  sample: "Shipped sample",
  dataset: "Data set",
  apple: "Apple\u2019s App Store",
  "google-play": "Google Play",
};

function getHostState({ failures, breakerAt, waitSeconds }: StoreHost) {
  if (failures >= breakerAt) return { tone: "danger", words: `Blocked for ${waitSeconds} s` } as const;
  if (waitSeconds > 0) return { tone: "warning", words: `Paused for ${waitSeconds} s` } as const;
  return failures > 0
    ? ({ tone: "warning", words: "Recent failures" } as const)
    : ({ tone: "success", words: "OK" } as const);
}

const columns: readonly Column<StoreHost>[] = [
  { key: "host", header: "Host", value: ({ host }) => host },
  {
    key: "state",
    header: "State",
    value: (host) => getHostState(host).words,
    cell: (host) => <Badge tone={getHostState(host).tone}>{getHostState(host).words}</Badge>,
  },
  {
    key: "budget",
    header: "Budget",
    value: ({ perMinute, tokens }) =>
      perMinute === null || tokens === null
        ? "Not in use"
        : `${formatNumber(tokens)} of ${formatNumber(perMinute)} per minute`,
  },
  {
    key: "failures",
    header: "Consecutive failures",
    align: "end",
    value: ({ failures, breakerAt }) => `${failures} of ${breakerAt}`,
  },
  {
    key: "last",
    header: "Last request",
    nowrap: true,
    value: ({ lastCallAt }) => lastCallAt,
    cell: ({ lastCallAt }) => <Moment at={lastCallAt} />,
  },
];

/** Shows the source of store data, and the rate limit and circuit breaker of each host. */
export function StoreSourceCard() {
  const client = useQueryClient();
  const health = useQuery(storeSourceQuery());
  const { confirm, dialog } = useConfirm();
  const ask = (host: string) =>
    confirm({
      title: `Retry ${host}?`,
      description:
        "Clears its failures and sends the next request immediately. If that fails, the host is blocked again.",
      action: "Retry now",
      run: async () => {
        const { data } = await closeBreaker(host);
        client.setQueryData(storeSourceKey, data);
        return `Retrying ${host}`;
      },
    });
  const again: Column<StoreHost> = {
    key: "reset",
    header: "Retry",
    hideHeader: true,
    align: "end",
    sort: false,
    csv: false,
    cell: ({ host, failures }) =>
      failures > 0 && (
        <Button size="sm" aria-label={`Retry ${host}`} onClick={() => ask(host)}>
          Retry
        </Button>
      ),
  };
  return (
    <Card title="Store source" description="Source of store data, updated every 5 seconds." flush>
      {health.isError && !health.data ? (
        <ErrorState
          title="Failed to load the store source"
          problem={health.error}
          onRetry={() => void health.refetch()}
          retrying={health.isFetching}
        />
      ) : (
        <>
          <Summary health={health.data} />
          {health.data && health.data.hosts.length > 0 && (
            <DataTable
              caption="Store hosts"
              columns={[...columns, again]}
              rows={health.data.hosts}
              rowKey={({ host }) => host}
            />
          )}
        </>
      )}
      {dialog}
    </Card>
  );
}

function Summary({ health }: { health: StoreSourceHealth | undefined }) {
  if (!health) return <Skeleton height="3rem" />;
  const { source, perMinute, reason, imports, hosts } = health;
  return (
    <div style={{ padding: "0 var(--lw-space-5) var(--lw-space-4)" }}>
      <Stack $gap={1}>
        <Row $gap={2}>
          <strong>{names[source]}</strong>
          {reason && source === "dataset" ? (
            <Badge tone="warning">Importing</Badge>
          ) : (
            <Badge tone={reason ? "danger" : "success"}>{reason ? "Not responding" : "In use"}</Badge>
          )}
        </Row>
        <Text as="span" $tone="muted" $size="sm">
          {reason ??
            (perMinute === null
              ? "Stored in the database, without a rate limit."
              : `${formatCount(perMinute, "search", "searches")} per minute.`)}
        </Text>
        {imports.map(({ source: from, listings, importedAt }) => (
          <Text as="span" $tone="muted" $size="sm" key={from}>
            {formatCount(listings, "listing")} from the {from}, loaded <Moment at={importedAt} />.
          </Text>
        ))}
        {hosts.length === 0 && (
          <Text as="span" $tone="muted" $size="sm">
            No requests to store hosts yet.
          </Text>
        )}
      </Stack>
    </div>
  );
}
