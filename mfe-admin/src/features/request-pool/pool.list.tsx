import { REQUEST_STATES, requestPoolEndpoints, type PoolRequest } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Badge, ListChecksIcon, Text, type Tone } from "@listwise/shared-ui";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import type { ListColumn, ListDefinition } from "../../shared/table/list";
import { removeRequest, retryRequest } from "./pool.api";

export const poolKey = ["admin", "request-pool"];

const tones: Record<PoolRequest["state"], Tone> = { waiting: "info", running: "accent", failed: "danger" };
export const states: Record<PoolRequest["state"], string> = {
  waiting: "Waiting",
  running: "Running",
  failed: "Failed",
};

const Words = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const poolColumns: readonly ListColumn<PoolRequest>[] = [
  {
    key: "keyword",
    header: "Keyword",
    sortable: true,
    render: ({ keyword, country }) => (
      <Words>
        {keyword}
        <Text as="span" $tone="muted" $size="sm">
          {country.toUpperCase()}
        </Text>
      </Words>
    ),
    csv: ({ keyword }) => keyword,
  },
  { key: "country", header: "Country", fileOnly: true, render: () => null, csv: ({ country }) => country },
  {
    key: "state",
    header: "State",
    render: ({ state, failure }) => (
      <Words>
        <Badge tone={tones[state]}>{states[state]}</Badge>
        {failure && (
          <Text as="span" $tone="muted" $size="sm">
            {failure}
          </Text>
        )}
      </Words>
    ),
    csv: ({ state }) => state,
  },
  { key: "failure", header: "Reason", fileOnly: true, render: () => null, csv: ({ failure }) => failure },
  {
    key: "for",
    header: "Requested by",
    render: ({ forPerson }) => (forPerson ? "User" : "Schedule"),
    csv: ({ forPerson }) => (forPerson ? "person" : "schedule"),
  },
  {
    key: "queuedAt",
    header: "Queued",
    sortable: true,
    nowrap: true,
    render: ({ queuedAt }) => <Moment at={queuedAt} never="–" />,
    csv: ({ queuedAt }) => queuedAt,
  },
  {
    key: "attempts",
    header: "Attempts",
    sortable: true,
    align: "end",
    render: ({ attempts }) => attempts,
    csv: ({ attempts }) => attempts,
  },
  {
    key: "failedAt",
    header: "Failed",
    sortable: true,
    nowrap: true,
    render: ({ failedAt }) => <Moment at={failedAt} never="–" />,
    csv: ({ failedAt }) => failedAt,
  },
  {
    key: "checkedAt",
    header: "Last response",
    nowrap: true,
    render: ({ checkedAt }) => <Moment at={checkedAt} />,
    csv: ({ checkedAt }) => checkedAt,
  },
];

export const poolList: ListDefinition<PoolRequest, typeof requestPoolEndpoints.requests.query> = {
  name: "requests",
  query: requestPoolEndpoints.requests.query,
  key: poolKey,
  fetch: (query, signal) => call(requestPoolEndpoints.requests, { query, ...(signal ? { signal } : {}) }),
  columns: poolColumns,
  rowKey: ({ keywordId, country }) => `${keywordId} ${country}`,
  rowName: ({ keyword, country }) => `${keyword} (${country.toUpperCase()})`,
  selectable: ({ state }) => state !== "running",
  searchIn: "Keyword",
  filters: [
    {
      name: "state",
      label: "State",
      all: "All states",
      options: REQUEST_STATES.map((value) => ({ value, label: states[value] })),
    },
    { name: "country", label: "Country, such as us" },
  ],
  bulk: [
    {
      action: "Retry",
      description: "Failed requests run again, before scheduled ones.",
      run: retryRequest,
    },
    {
      action: "Remove",
      description: "They won't run. Updates that wait for them will fail.",
      danger: true,
      run: removeRequest,
    },
  ],
  icon: <ListChecksIcon size={20} />,
  emptyMessage: "No pending or failed requests.",
  everyMs: 5_000,
};
