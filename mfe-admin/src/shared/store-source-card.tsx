import type { StoreHost, StoreSourceHealth } from "@listwise/contracts";
import {
  Badge,
  Button,
  Card,
  DataTable,
  ErrorState,
  formatNumber,
  Row,
  Skeleton,
  Stack,
  Text,
  type Column,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog, type Question } from "./confirm-dialog";
import { Moment } from "./moment";
import { closeBreaker, storeSourceKey, storeSourceQuery } from "./store-source.api";

const names: Record<StoreSourceHealth["source"], string> = {
  sample: "The shipped sample",
  dataset: "A data set",
  apple: "Apple\u2019s App Store",
};

function stateOf({ failures, breakerAt, waitSeconds }: StoreHost) {
  if (failures >= breakerAt) return { tone: "danger", words: `Left alone for ${waitSeconds} s` } as const;
  if (waitSeconds > 0) return { tone: "warning", words: `Pauses for ${waitSeconds} s` } as const;
  return failures > 0
    ? ({ tone: "warning", words: "Failed lately" } as const)
    : ({ tone: "success", words: "Answers" } as const);
}

const columns: readonly Column<StoreHost>[] = [
  { key: "host", header: "Host", render: ({ host }) => host },
  {
    key: "state",
    header: "State",
    render: (host) => <Badge tone={stateOf(host).tone}>{stateOf(host).words}</Badge>,
  },
  {
    key: "budget",
    header: "Budget",
    render: ({ perMinute, tokens }) =>
      perMinute === null || tokens === null
        ? "Not in use"
        : `${formatNumber(tokens)} of ${formatNumber(perMinute)} a minute`,
  },
  {
    key: "failures",
    header: "Failures in a row",
    align: "end",
    render: ({ failures, breakerAt }) => `${failures} of ${breakerAt}`,
  },
  { key: "last", header: "Last asked", nowrap: true, render: ({ lastCallAt }) => <Moment at={lastCallAt} /> },
];

/** Where store data comes from, how often each host may be asked, and which is left alone after failures. */
export function StoreSourceCard() {
  const client = useQueryClient();
  const health = useQuery(storeSourceQuery());
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (host: string) =>
    setQuestion({
      title: `Ask ${host} again?`,
      description:
        "Its failures are forgotten and it is asked at once. If it still fails, it is left alone again.",
      action: "Ask again",
      run: async () => {
        const { data } = await closeBreaker(host);
        client.setQueryData(storeSourceKey, data);
        return `${host} is asked again`;
      },
    });
  const again: Column<StoreHost> = {
    key: "reset",
    header: "Ask again",
    hideHeader: true,
    align: "end",
    render: ({ host, failures }) =>
      failures > 0 && (
        <Button size="sm" aria-label={`Ask ${host} again`} onClick={() => ask(host)}>
          Ask again
        </Button>
      ),
  };
  return (
    <Card title="Store source" description="Where store data comes from, asked every 5 seconds." flush>
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
              caption="Hosts of the store"
              columns={[...columns, again]}
              rows={health.data.hosts}
              rowKey={({ host }) => host}
            />
          )}
        </>
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
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
          <Badge tone={reason ? "danger" : "success"}>{reason ? "Does not answer" : "In use"}</Badge>
        </Row>
        <Text as="span" $tone="muted" $size="sm">
          {reason ??
            (perMinute === null
              ? "Kept in the database: it answers as often as it is asked."
              : `${formatNumber(perMinute)} searches a minute.`)}
        </Text>
        {imports.map(({ source: from, listings, importedAt }) => (
          <Text as="span" $tone="muted" $size="sm" key={from}>
            {formatNumber(listings)} listings of the {from}, loaded <Moment at={importedAt} />.
          </Text>
        ))}
        {hosts.length === 0 && (
          <Text as="span" $tone="muted" $size="sm">
            No host of a store has been asked.
          </Text>
        )}
      </Stack>
    </div>
  );
}
